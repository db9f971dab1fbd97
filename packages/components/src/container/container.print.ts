import type { PrintAnswer } from '@tideform/engine';
import { plainText } from '../kit/read/label.ts';
import type { ContainerProps, ContainerValue } from './container.ts';

export const printContainer: PrintAnswer<ContainerProps, ContainerValue> = ({ props, slots }) => {
  const blocks = slots.flat();
  const title = props.hideLabel ? '' : plainText(props.label);
  return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
};
