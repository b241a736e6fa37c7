// Exports have the documented types, and wrong uses are errors.
import { advise, type Hint } from 'starwright/bots';
import { Client, type Heard } from 'starwright/client';
import * as ships from 'starwright/ships';
import * as sw from 'starwright';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const yes = <T extends true>(): T | undefined => undefined;

yes<Same<ReturnType<typeof sw.notation>, sw.Outcome<string>>>();
yes<Same<ReturnType<typeof ships.read>, sw.Outcome<sw.Layout>>>();
yes<Same<Parameters<typeof sw.Game.load>[1], string>>();

const setup: sw.BattleSetup = sw.must(sw.deal({ play: 'battle', players: 3, seed: 7 }));
const game: sw.Game<'battle'> = sw.must(sw.Game.begin('battle', setup));
const hint: Hint<'battle'> | null = advise(game, 0, 'high');
hint?.choice satisfies sw.BattleChoiceMessage | undefined;
hint?.told satisfies sw.MessageData | undefined;
game.call(['Ann']);
game.view(null) satisfies sw.BattleViewMessage;
game.dispose();
game[Symbol.dispose]();

const hear = (heard: Heard<'battle'>) => {
  if ('heard' in heard && heard.heard === 'steps') heard.steps[0]?.events satisfies sw.BattleEventMessage[] | undefined;
};
const client = new Client<'battle'>('wss://games.example/socket', { table: '5f0c', secret: '9a41' }, hear);
client.now?.choices satisfies sw.BattleChoiceMessage[] | undefined;
if (client.now) advise(new sw.Seen('battle', client.seat, client.now), 0, 'low')?.choice satisfies sw.BattleChoiceMessage | undefined;
client.connect();
// @ts-expect-error another game has other choices
client.choose({ yard: { do: 'take_face_down' } });

// @ts-expect-error a game begins with its own setup
sw.Game.begin('yard', setup);
// @ts-expect-error a class is a string
sw.board(5);
// @ts-expect-error `starwright/ships` draws no fleet
ships.svg({ fleet: null });
// @ts-expect-error a number is not a source
await sw.load(5);

await sw.load('/starwright_bg.wasm');
await sw.load({ href: 'file:///starwright_bg.wasm' });
await sw.load(new Uint8Array());
await sw.load(new ArrayBuffer(8));

try {
  sw.must(sw.read('nonsense'));
} catch (error) {
  if (error instanceof sw.StarwrightError) error.code satisfies sw.ErrorCode;
}
