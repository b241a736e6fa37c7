// The statement after a flight: what each player earned and paid.
import type * as sw from '../../js/index';
import { Why } from '../look/ruled';
import { t } from '../words';

type Who = (seat: number) => string;
type Line = sw.SettlementLine;

const signed = (credits: number) => (credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : '0');

function Row({ item, rule, credits, owed }: Line) {
  const paid = owed !== null && owed !== undefined && owed !== -credits;
  return (
    <tr>
      <th scope="row">
        {t(`item-${item.replace('_', '-') as 'arrival'}`)} <Why rules={[rule]} />
        {paid && <small>{t('item-owed', { owed, forgiven: owed + credits })}</small>}
      </th>
      <td class={credits < 0 ? 'pays' : ''}>{signed(credits)}</td>
    </tr>
  );
}

const Left = ({ reason }: { reason?: sw.FlightReason }) => (reason ? <small>{t(`left-${reason}`)}</small> : null);

/** The seats of a settlement: those that arrived in their order, then the others. */
const seatsOf = ({ ranking, statements }: sw.Settlement): number[] => [
  ...ranking,
  ...statements.map((_, seat) => seat).filter((seat) => !ranking.includes(seat)),
];

type Props = {
  settlement: sw.Settlement;
  who: Who;
  left?: (seat: number) => sw.FlightReason | undefined;
  lost?: (seat: number) => string;
};

/** `left` says why a ship did not arrive, `lost` what the whole flight took from it. */
export function Statement({ settlement, who, left = () => undefined, lost = () => '' }: Props) {
  return (
    <div class="end-statements">
      {seatsOf(settlement).map((seat) => {
        const { place, before, lines, after, loan } = settlement.statements[seat];
        return (
          <table key={seat} class={`end-statement s${seat}`}>
            <caption>
              <span class={`seat s${seat}`} />
              <strong>{who(seat)}</strong> <span>{place === null ? t('not-arrived') : t('arrived', { place })}</span>
              <Left reason={place === null ? left(seat) : undefined} />
              {lost(seat) && <small>{t('taken', { what: lost(seat) })}</small>}
            </caption>
            <tbody>
              <tr>
                <th scope="row">{t('credits-before')}</th>
                <td>{before}</td>
              </tr>
              {lines.map((line) => (
                <Row key={line.item} {...line} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('credits-after')}</th>
                <td>{after}</td>
              </tr>
              {loan > 0 && (
                <tr>
                  <th scope="row">{t('loan')}</th>
                  <td>{loan}</td>
                </tr>
              )}
            </tfoot>
          </table>
        );
      })}
    </div>
  );
}
