import type { PrintAnswer } from '@tideform/engine';
import type { WellProps } from './well.ts';

export const printWell: PrintAnswer<WellProps, never> = ({ slots }) => [{ kind: 'group', blocks: slots.flat() }];
