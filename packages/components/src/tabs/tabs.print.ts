import type { PrintAnswer } from '@tideform/engine';
import { plainText } from '../kit/read/label.ts';
import type { TabsProps } from './tabs.ts';
import { TABS_WORDS } from './tabs.words.ts';

/** Every pane is printed, whichever is seen: its label, and what lies on it. Nothing of a pane where nothing prints. */
export const printTabs: PrintAnswer<TabsProps, never> = ({ props, slots }) =>
  slots.flatMap((blocks, index) => {
    const title = plainText(props.components[index] ?? '') || TABS_WORDS.tab(index + 1);
    return blocks.length === 0 ? [] : [{ kind: 'group', title, blocks }];
  });
