// Long work in slices, between which the page answers.

/** How long a slice lasts, in milliseconds. */
const SLICE = 8;

/** Works until nothing is left to do; the first slice at once. */
export function inSlices(work: () => 'more' | 'done'): void {
  const until = performance.now() + SLICE;
  while (work() === 'more') if (performance.now() > until) return void setTimeout(inSlices, 0, work);
}
