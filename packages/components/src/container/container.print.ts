import type { PrintAnswer } from '@tideform/engine';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { ContainerProps, ContainerValue } from './container.ts';

export const printContainer: PrintAnswer<ContainerProps, ContainerValue> = ({ props, slots }) => {
  const blocks = slots.flat();
  const title = props.hideLabel ? '' : stripHtmlTags(props.label);
  return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
};
