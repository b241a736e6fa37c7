// What can be done about each question.
import type * as sw from '../../../js/index';
import type { Answer, Asking } from './answer';
import { crew } from './crew';
import { defend } from './defend';
import { goods } from './goods';
import { power } from './power';
import { flyOn, keep, land, offer } from './simple';
import { stow } from './stow';

export function answerTo(question: sw.FlightQuestion, asking: Asking): Answer | null {
  switch (question.ask) {
    case 'withdraw':
    case 'hyperspace':
      return flyOn(asking);
    case 'engines':
    case 'cannons':
      return power(asking, question.ask);
    case 'land':
      return land(asking);
    case 'take':
      return offer(asking);
    case 'crew':
      return crew(asking);
    case 'goods':
      return goods(asking);
    case 'stow':
      return stow(asking, question.loads);
    case 'defend':
      return defend(asking, question.incoming);
    case 'keep':
      return keep(asking, question.impact);
    default:
      return null;
  }
}
