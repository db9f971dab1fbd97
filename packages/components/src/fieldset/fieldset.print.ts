import type { PrintAnswer } from '@tideform/engine';
import { plainText } from '../kit/read/label.ts';
import type { FieldsetProps } from './fieldset.ts';

export const printFieldset: PrintAnswer<FieldsetProps, never> = ({ props, slots }) => {
  const blocks = slots.flat();
  const title = props.hideLabel ? '' : plainText(props.legend);
  return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
};
