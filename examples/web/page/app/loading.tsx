// What is said until a part is here, or why it does not come.
import { engine, start } from '../engine/rules';
import { Button } from '../look/button';
import { t } from '../words';

export function Loading({ failed, again }: { failed: boolean; again: () => void }) {
  const hasWasm = typeof WebAssembly === 'object';
  if (!failed && engine.value !== 'failed')
    return (
      <p class="loading" role="status">
        {t(engine.value === 'slow' ? 'loading-slow' : 'loading')}
      </p>
    );
  const retry = () => {
    if (engine.value === 'failed') void start();
    if (failed) again();
  };
  return (
    <section class="pane failed" role="alert">
      <p>{t(hasWasm ? 'load-failed' : 'no-wasm')}</p>
      <Button main id="retry" onClick={retry}>
        {t('try-again')}
      </Button>
    </section>
  );
}
