import type { PrintAnswer } from '@tideform/engine';
import type { PageBreakProps } from './pageBreak.ts';

export const printPageBreak: PrintAnswer<PageBreakProps, never> = () => [{ kind: 'newPage' }];
