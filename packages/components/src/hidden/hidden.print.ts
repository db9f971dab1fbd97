import type { PrintAnswer } from '@tideform/engine';
import type { HiddenProps, HiddenValue } from './hidden.ts';

/**
 * Prints nothing, because hidden values aren't shown on screen either. Tables and exports do show them
 * (`createFormAnswerColumns`).
 */
export const printHidden: PrintAnswer<HiddenProps, HiddenValue> = () => [];
