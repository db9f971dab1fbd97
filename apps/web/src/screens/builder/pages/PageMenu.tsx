import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  useFluent,
} from '@fluentui/react-components';
import {
  ArrowLeft20Regular,
  ArrowRight20Regular,
  Delete20Regular,
  MoreHorizontal20Regular,
  Rename20Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { pagesMessages } from './pages.messages.ts';
import { usePagesStyles } from './pages.styles.ts';
import type { PageActions } from './usePageActions.ts';

interface PageMenuProps {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly actions: PageActions;
  readonly onRename: () => void;
}

/** Menu of the open page, with the actions that are also available by dragging and by keys. */
export function PageMenu({ title, index, count, actions, onRename }: PageMenuProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const isRtl = useFluent().dir === 'rtl';
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.options({ title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Rename20Regular />} onClick={onRename}>
            {messages.rename}
          </MenuItem>
          <MenuItem
            icon={isRtl ? <ArrowRight20Regular /> : <ArrowLeft20Regular />}
            disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          >
            {messages.earlier}
          </MenuItem>
          <MenuItem
            icon={isRtl ? <ArrowLeft20Regular /> : <ArrowRight20Regular />}
            disabled={index >= count - 1}
            onClick={() => actions.move(index, index + 1)}
          >
            {messages.later}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<Delete20Regular />} disabled={count < 2} onClick={() => actions.remove(index)}>
            {messages.delete}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
