import type { PrintAnswer } from '@tideform/engine';
import type { WordsOf } from '@tideform/words';
import { plainText } from '../kit/read/label.ts';
import type { TabsProps } from './tabs.ts';
import type { tabsWords } from './tabs.words.ts';

/** Every pane is printed, whichever is seen: its label, and what lies on it. Nothing of a pane where nothing prints. */
export const printTabs =
  ({ tab }: WordsOf<typeof tabsWords>): PrintAnswer<TabsProps, never> =>
  ({ props, slots }) =>
    slots.flatMap((blocks, index) => {
      const title = plainText(props.components[index] ?? '') || tab({ position: index + 1 });
      return blocks.length === 0 ? [] : [{ kind: 'group', title, blocks }];
    });
