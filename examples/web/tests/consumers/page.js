// For a page: it answers, and so does a worker of it.
import { answer } from './answer.js';

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const told = new Promise((tell, fail) => {
  worker.onmessage = ({ data }) => tell(data);
  worker.onerror = ({ message }) => fail(new Error(`in the worker: ${message}`));
});
Promise.all([answer(), told]).then(
  (answers) => (document.body.textContent = answers.join('\n')),
  (error) => (document.body.textContent = error.stack),
);
