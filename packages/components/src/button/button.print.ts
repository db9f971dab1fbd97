import type { PrintAnswer } from '@tideform/engine';
import type { ButtonProps } from './button.ts';

/** Nobody can press a button on paper. */
export const printButton: PrintAnswer<ButtonProps, boolean> = () => [];
