// What every project asks of all three parts of the package, loaded as the README says: `load()` without a word.
import * as sw from 'starwright';
import * as bots from 'starwright/bots';
import * as ships from 'starwright/ships';

export async function answer() {
  await Promise.all([sw.load(), ships.load(), bots.load()]);
  const { layout } = sw.must(sw.board('IIIC'));
  const { component } = ships.catalogue().tiles[0];
  const fits = ships.must(ships.fits(layout, component)).flat().length;
  const { placing } = sw.must(bots.bestPlace(layout, component));
  return JSON.stringify({ premium: sw.must(sw.inspect(layout)).weak_spot.premium, fits, at: placing.at });
}
