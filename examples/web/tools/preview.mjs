// Draws `page/public/preview.png`, which chats show beside a link, from the sky of the start page; build the page first.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BROWSER, serving } from '../tests/serving.mjs';

const HERE = (path) => fileURLToPath(new URL(path, import.meta.url));
const ONLY_THE_SKY = `.hero { position: fixed !important; inset: 0; z-index: 999; margin: 0; border-radius: 0 }
  .hero-words, header { display: none }`;

const page = await serving(HERE('../dist/page'));
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
const shown = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce', bypassCSP: true });
await shown.goto(page.url);
await shown.waitForSelector('.sky');
await shown.addStyleTag({ content: ONLY_THE_SKY });
await shown.evaluate(() => document.querySelector('.sky').setAttribute('viewBox', '180 30 640 336'));
await shown.screenshot({ path: HERE('../page/public/preview.png') });
await browser.close();
page.close();
