// For the build: what a link to the page says in a chat before it is opened, in each language. A server puts it into the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';

const LANGUAGES = ['en', 'fr', 'pl', 'de'];
/** The title of an invitation to each game, and its description. */
const INVITED = { battle: ['invited-battle', 'start-battle-what'], game: ['invited-game', 'start-game-what'] };

function spoken(folder, language) {
  const bundle = new FluentBundle(language);
  for (const file of ['app', 'shell']) bundle.addResource(new FluentResource(readFileSync(`${folder}${language}/page/${file}.ftl`, 'utf8')));
  return (word) => bundle.formatPattern(bundle.getMessage(`page-${word}`).value, null);
}

/** Title and description of each link: `{"start.en": {"title": …, "description": …}, "battle.en": …}`. */
function previews(folder) {
  const all = {};
  for (const language of LANGUAGES) {
    const word = spoken(folder, language);
    const preview = (title, description) => ({ title: word(title), description: word(description) });
    all[`start.${language}`] = preview('start-title', 'start-what');
    for (const [play, words] of Object.entries(INVITED)) all[`${play}.${language}`] = preview(...words);
  }
  return all;
}

export const linkPreviews = (folder) => ({
  name: 'link-previews',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(previews(folder)) });
  },
});
