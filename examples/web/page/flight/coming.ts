// What is still to come of a card that one is asked about.
import type * as sw from '../../js/index';

type Part = Extract<sw.CardKind, { kind: 'sequence' }>['parts'][number];

/** The attacks of a card, or of the line of a combat zone that is on. */
function attacksOf(part: sw.CardKind | Part, line: number): string[] {
  if (part.kind === 'meteor_swarm') return part.meteors;
  if (part.kind === 'pirates') return part.shots;
  const now = part.kind === 'combat_zone' ? part.lines[line] : undefined;
  return now?.[1] === 'shots' ? now[2] : [];
}

/** A card of the rest; null if nothing more comes, or nobody can say what. */
export function comingOf({ card, level_iii_cards: isRaised, asked, progress }: sw.FlightViewMessage): sw.CardMessage | null {
  const ask = asked?.[1].ask;
  if (!card) return null;
  if (ask === 'cannons' || ask === 'engines' || ask === 'hyperspace') return card;
  // a flight of level IV would raise these once more
  if (isRaised || (ask !== 'defend' && ask !== 'keep')) return null;
  const part = card.kind === 'sequence' ? card.parts[progress.part ?? 0] : card;
  const rest = attacksOf(part, progress.line).slice(progress.attacks) as Extract<sw.CardKind, { kind: 'meteor_swarm' }>['meteors'];
  if (rest.length === 0) return null;
  const { level } = card;
  if (part.kind === 'meteor_swarm') return { kind: 'meteor_swarm', level, meteors: rest };
  return { kind: 'combat_zone', level, lines: [['fewest crew', 'shots', rest]] };
}
