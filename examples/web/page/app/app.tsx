// The frame of the page: the header, the part that the address names, notices, questions.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/rules';
import { useKeptFocus } from '../look/arrival';
import { Question } from '../look/question';
import { t } from '../words';
import './app.css';
import { Damaged } from './damaged';
import { Header } from './header';
import { Loading } from './loading';
import { Notices } from './notices';
import { fetched, here, PARTS, partOf } from './parts';

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

export function App() {
  const part = partOf(hash.value);
  const main = useRef<HTMLElement>(null);
  useKeptFocus();
  const title = t(PARTS[part].title);
  useEffect(() => {
    document.title = part === 'start' ? 'starwright' : `${title} · starwright`;
  }, [part, title]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <Header part={part} />
      <main id="main" ref={main} tabIndex={-1}>
        <Damaged />
        <Shown key={hash.value} part={part} main={main} />
      </main>
      <Notices />
      <Question />
    </>
  );
}

/** A part, once its code and the rules are here. */
function Shown({ part, main }: { part: string; main: { current: HTMLElement | null } }) {
  const [Part, found] = useState<ComponentType | undefined>(() => here(part));
  const [failed, fail] = useState(false);
  const [tries, again] = useState(0);
  useEffect(() => {
    fail(false);
    fetched(part).then(
      (loaded) => found(() => loaded),
      () => fail(true),
    );
  }, [part, tries]);
  // what led here may be gone
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });
  const isReady = Part !== undefined && (PARTS[part].light || engine.value === 'ready');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isReady) delete main.current?.dataset.part;
    else if (main.current) main.current.dataset.part = part;
    if (isReady && !dataset.ready) performance.mark('shown');
    if (isReady) dataset.ready = 'yes';
  }, [isReady, part]);
  if (Part && isReady) return <Part />;
  return <Loading failed={failed} again={() => again(tries + 1)} />;
}
