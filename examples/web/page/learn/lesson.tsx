// Before a game: whether it is a lesson, or that the lesson is over.
import { useEffect } from 'preact/hooks';
import { t } from '../words';
import './learn.css';
import { finished, isLearning, learn, stop } from './tip';

export function Lesson({ kind }: { kind: 'battle' | 'game' }) {
  useEffect(() => () => void (finished.value = null), []);
  const isOn = isLearning(kind);
  const says = isOn ? 'learn-begins' : finished.value === kind ? 'learn-ended' : null;
  return (
    <>
      {says && (
        <p class="learn" id="lesson">
          {t(says)}
        </p>
      )}
      <label class="field setup-check">
        <input type="checkbox" id="learns" checked={isOn} onChange={() => (isOn ? stop(kind) : learn(kind))} />
        {t('setup-learn')}
      </label>
    </>
  );
}
