// A ship for who has built none, of the easiest class.
import { type Layout, must, read } from '../../js/index';

const SAMPLE = 'I 2,t88,2/1,t11>,t51,t27,1/t123,t144<,t31,t109,t121/t55>,t58>,t84,t62,t117>/t133>,t71,1,t61v,t12';

export const sampleOf = (): Layout => must(read(SAMPLE));
