import type { PrintAnswer } from '@tideform/engine';
import { elementHtml, type HtmlelementProps } from './htmlelement.ts';

export const printHtmlelement: PrintAnswer<HtmlelementProps, never> = ({ props }) =>
  props.content.trim() === '' ? [] : [{ kind: 'text', text: { html: elementHtml(props) } }];
