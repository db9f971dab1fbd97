import type { PrintAnswer } from '@tideform/engine';
import { printRichText } from '../kit/print-rich-text.ts';
import type { ContentProps } from './content.ts';

export const printContent: PrintAnswer<ContentProps, never> = ({ props }) => printRichText(props.html);
