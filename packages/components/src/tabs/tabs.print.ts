import type { PrintAnswer } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { tabsMessages } from './tabs.messages.ts';
import type { TabsProps } from './tabs.ts';

/** Prints every pane with its label, whichever pane is open. Panes without printed content are dropped. */
export const printTabs =
  ({ tab }: MessagesOf<typeof tabsMessages>): PrintAnswer<TabsProps, never> =>
  ({ props, slots }) =>
    slots.flatMap((blocks, index) => {
      const title = stripHtmlTags(props.components[index] ?? '') || tab({ position: index + 1 });
      return blocks.length === 0 ? [] : [{ kind: 'group', title, blocks }];
    });
