// Before a game: that it is a lesson, or that the lesson is over.
import { useEffect } from 'preact/hooks';
import { t } from '../words';
import './learn.css';
import { finished, isLearning } from './tip';

export function Lesson({ kind }: { kind: 'battle' | 'game' }) {
  useEffect(() => () => void (finished.value = null), []);
  const says = isLearning(kind) ? 'learn-begins' : finished.value === kind ? 'learn-ended' : null;
  return (
    says && (
      <p class="learn" id="lesson">
        {t(says)}
      </p>
    )
  );
}
