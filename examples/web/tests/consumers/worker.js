import { answer } from './answer.js';

answer().then(postMessage, (error) => postMessage(error.stack));
