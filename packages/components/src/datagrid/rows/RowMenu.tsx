import { Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular, TableInsertRow20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import { datagridMessages } from '../datagrid.messages.ts';
import type { GridRowActions } from './useGridRowActions.tsx';

interface RowMenuProps {
  readonly edits: GridRowActions;
  readonly index: number;
  readonly count: number;
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** Menu of one row. */
export function RowMenu({ edits, index, count, button, onClose }: RowMenuProps) {
  const messages = useMessages(datagridMessages);
  const { remove } = useMessages(rowsMessages);
  const { may } = edits;
  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(_, { open, type }) => {
        if (open) return;
        onClose();
        if (type !== 'menuItemClick') button.focus();
      }}
    >
      <MenuPopover>
        <MenuList>
          {may.move && (
            <>
              <MenuItem icon={<ArrowUp20Regular />} disabled={index === 0} onClick={() => edits.move(index, index - 1)}>
                {messages.moveUp}
              </MenuItem>
              <MenuItem
                icon={<ArrowDown20Regular />}
                disabled={index === count - 1}
                onClick={() => edits.move(index, index + 1)}
              >
                {messages.moveDown}
              </MenuItem>
            </>
          )}
          {may.addAndRemove && (
            <>
              <MenuItem icon={<TableInsertRow20Regular />} disabled={!may.add} onClick={() => edits.add(index)}>
                {messages.insertAbove}
              </MenuItem>
              <MenuItem icon={<Delete20Regular />} disabled={!may.remove} onClick={() => edits.remove(index)}>
                {remove}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
