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
import { useWords } from '@tideform/words/react';
import { usePagesStyles } from './pages.styles.ts';
import { pagesWords } from './pages.words.ts';
import type { PageActions } from './usePageActions.ts';

interface PageMenuProps {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly actions: PageActions;
  readonly onRename: () => void;
}

/** What can be done with the open page, without dragging and without knowing the keys. */
export function PageMenu({ title, index, count, actions, onRename }: PageMenuProps) {
  const words = useWords(pagesWords);
  const styles = usePagesStyles();
  const isRtl = useFluent().dir === 'rtl';
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<MoreHorizontal20Regular />}
          aria-label={words.options({ title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Rename20Regular />} onClick={onRename}>
            {words.rename}
          </MenuItem>
          <MenuItem
            icon={isRtl ? <ArrowRight20Regular /> : <ArrowLeft20Regular />}
            disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          >
            {words.earlier}
          </MenuItem>
          <MenuItem
            icon={isRtl ? <ArrowLeft20Regular /> : <ArrowRight20Regular />}
            disabled={index >= count - 1}
            onClick={() => actions.move(index, index + 1)}
          >
            {words.later}
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<Delete20Regular />} disabled={count < 2} onClick={() => actions.remove(index)}>
            {words.delete}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
