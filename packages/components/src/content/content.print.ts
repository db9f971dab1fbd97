import type { PrintAnswer } from '@tideform/engine';
import type { ContentProps } from './content.ts';

export const printContent: PrintAnswer<ContentProps, never> = ({ props }) =>
  props.html.trim() === '' ? [] : [{ kind: 'text', text: { html: props.html } }];
