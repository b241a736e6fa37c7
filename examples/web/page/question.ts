export { ask } from './look/question';
