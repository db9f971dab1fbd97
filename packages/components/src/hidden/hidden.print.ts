import type { PrintAnswer } from '@tideform/engine';
import type { HiddenProps, HiddenValue } from './hidden.ts';

/** Nothing: what isn't shown on the screen isn't printed. Tables and exports show it (`answerColumns`). */
export const printHidden: PrintAnswer<HiddenProps, HiddenValue> = () => [];
