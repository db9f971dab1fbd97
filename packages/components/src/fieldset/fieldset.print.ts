import type { PrintAnswer } from '@tideform/engine';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { FieldsetProps } from './fieldset.ts';

export const printFieldset: PrintAnswer<FieldsetProps, never> = ({ props, slots }) => {
  const blocks = slots.flat();
  const title = props.hideLabel ? '' : stripHtmlTags(props.legend);
  return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
};
