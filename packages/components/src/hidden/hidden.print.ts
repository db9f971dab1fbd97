import type { PrintAnswer } from '@tideform/engine';
import type { HiddenProps, HiddenValue } from './hidden.ts';

/** Who does not see it on the screen does not see it on paper. */
export const printHidden: PrintAnswer<HiddenProps, HiddenValue> = () => [];
