import type { PrintAnswer } from '@tideform/engine';
import { printRichText } from '../kit/print-rich-text.ts';
import { formatElementHtml, type HtmlelementProps } from './htmlelement.ts';

export const printHtmlelement: PrintAnswer<HtmlelementProps, never> = ({ props }) =>
  props.content.trim() === '' ? [] : printRichText(formatElementHtml(props));
