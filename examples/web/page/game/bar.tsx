// Below the table: taking back, files, the replay, another game.
import { Button } from '../look/button';
import { download, Opener } from '../look/files';
import { SharePicture, ShareReplay } from '../share/share';
import { whoIs } from '../table';
import { t } from '../words';
import type { Host } from './host';

type Props = { host: Host; open: (text: string, name: string) => void; begin: () => void; replay: () => void };

export function Bar({ host, open, begin, replay }: Props) {
  return (
    <div class="bar game-bar">
      <Button id="undo" why={host.undoable > 0 ? '' : t(host.isInYard ? 'undo-building' : 'undo-nothing')} onClick={() => host.undo()}>
        {t('undo')}
      </Button>
      <Button id="replay" why={host.at > 0 ? '' : t('replay-nothing')} onClick={replay}>
        {t('replay')}
      </Button>
      <Button onClick={() => download('game.json', host.game.save())}>{t('save')}</Button>
      <Opener text={t('open')} open={open} />
      <ShareReplay kind="game" save={() => host.game.save()} />
      <SharePicture of={shipShown} name="ship" lines={() => pictured(host)} />
      <Button id="new-game" onClick={begin}>
        {t('new-game')}
      </Button>
    </div>
  );
}

/** What stands below a picture: the game, and who has how much. */
function pictured({ game }: Host): string[] {
  const { purses } = game.view(null);
  return [t('game'), purses.map((credits, seat) => `${whoIs(seat)}: ${t('credits', { credits })}`).join(' · ')];
}

/** The ship that is shown largest; after the flight, the first of those that came home. */
const shipShown = () =>
  document.querySelector<SVGSVGElement>('.yard-own svg.ship, .fl-vessel svg.ship, .end-ships figure:last-child svg.ship');
