import type { PrintAnswer } from '@tideform/engine';
import type { ButtonProps } from './button.ts';

/** Prints nothing, since buttons have no use on paper. */
export const printButton: PrintAnswer<ButtonProps, boolean> = () => [];
