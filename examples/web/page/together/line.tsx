// The state of the connection, where it is not as usual.
import { Button } from '../look/button';
import { t } from '../words';
import type { Session } from './session';

const UNKNOWN = 4401;
const FULL = 4429;

export function Line({ session }: { session: Session }) {
  const { line, client } = session.watched;
  const isFirst = client.now === null;
  const again = (
    <Button onClick={() => client.connect()} id="connect">
      {t('try-now')}
    </Button>
  );
  const said = () => {
    if (line.line === 'open') return null;
    if (line.line !== 'ended')
      return (
        <p class="notice">
          {t(isFirst ? 'connecting' : 'reconnecting')} {line.line === 'lost' && again}
        </p>
      );
    const why = line.code === UNKNOWN ? 'unknown-table' : line.code === FULL ? 'full-table' : 'ended-table';
    return (
      <p class="notice">
        {t(why)} {line.code !== UNKNOWN && again}
      </p>
    );
  };
  return (
    <div id="line" role="status">
      {said()}
    </div>
  );
}
