import type { PrintAnswer } from '@tideform/engine';
import type { PanelProps } from './panel.ts';

export const printPanel: PrintAnswer<PanelProps, never> = ({ props, slots }) => {
  const blocks = slots.flat();
  const title = props.hideLabel ? '' : props.title;
  return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
};
