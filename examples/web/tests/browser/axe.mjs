// Asserts that axe-core finds nothing wrong.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** In a world of its own, whose clock runs where a test has stopped that of the page. */
export async function wrong(of) {
  const client = await of.context().newCDPSession(of);
  const { frameTree } = await client.send('Page.getFrameTree');
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const evaluated = async (expression) => {
    const { result, exceptionDetails } = await client.send('Runtime.evaluate', { expression, contextId, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluated(`${AXE}\n0`);
  const found = await evaluated("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)");
  await client.detach();
  const wrongs = found.map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isLetterInPicture(id, node)) }));
  return wrongs.filter(({ nodes }) => nodes.length).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** The letters on goods and cells are parts of their pictures, whose names say them in words; they are no labels. */
const isLetterInPicture = (id, { html }) => id === 'label-content-name-mismatch' && html.startsWith('<g data-cell');

export const clean = async (of, state) => assert.deepEqual(await wrong(of), [], `axe-core, ${state}`);

/** The same on a phone and a desk, by day and by night; the page's own colours must be those of the device. */
export async function cleanEverywhere(of, state) {
  const { width, height } = of.viewportSize();
  for (const colorScheme of ['light', 'dark'])
    for (const wide of [390, 1280]) {
      await of.emulateMedia({ colorScheme });
      await of.setViewportSize({ width: wide, height: 844 });
      const looks = `${state}, ${colorScheme}, ${wide} px`;
      await clean(of, looks);
      const needed = await of.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(needed <= wide, `${looks}: ${needed} px wide`);
    }
  await of.setViewportSize({ width, height });
}
