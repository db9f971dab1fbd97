import { Button } from '@fluentui/react-components';
import { ArrowDown16Regular, ArrowUp16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { RowEntry } from './rows.messages.ts';
import type { RowListActions } from './useRowListActions.tsx';
import { useRowMessages } from './useRowMessages.tsx';
import { useRowStyles } from './useRowStyles.tsx';

interface RowButtonsProps {
  readonly edits: Pick<RowListActions<unknown>, 'move' | 'remove'>;
  readonly entry: RowEntry;
  readonly index: number;
  readonly isLast?: boolean;
  /** Whether rows can't be moved because their order is irrelevant. */
  readonly isFixed?: boolean;
  readonly disabled: boolean;
  /** Accessible name of the list that contains the row, to distinguish lists with the same kind of entries. */
  readonly listName?: string | undefined;
}

/** Buttons that move and delete a row. */
export function RowButtons({
  edits,
  entry,
  index,
  disabled,
  listName,
  isLast = false,
  isFixed = false,
}: RowButtonsProps) {
  const styles = useRowStyles();
  const words = useRowMessages(entry);
  const button = (name: string, icon: ReactElement, isOff: boolean, column: string, onClick: () => void) => (
    <Button
      appearance="subtle"
      size="small"
      className={styles.button}
      aria-label={listName ? `${name}, ${listName}` : name}
      icon={icon}
      disabled={disabled}
      disabledFocusable={isOff && !disabled}
      data-column={column}
      onClick={onClick}
    />
  );
  const position = index + 1;
  return (
    <div className={styles.buttons}>
      {!isFixed && (
        <>
          {button(words.moveUp(position), <ArrowUp16Regular />, index === 0, 'up', () =>
            edits.move(index, index - 1, 'up'),
          )}
          {button(words.moveDown(position), <ArrowDown16Regular />, isLast, 'down', () =>
            edits.move(index, index + 1, 'down'),
          )}
        </>
      )}
      {button(words.remove(position), <Dismiss16Regular />, false, 'remove', () => edits.remove(index))}
    </div>
  );
}
