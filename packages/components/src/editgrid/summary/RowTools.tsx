import { ChevronDown20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { editgridMessages } from '../editgrid.messages.ts';
import { getOpenButtonId, type OpenRows } from '../open/useOpenRows.tsx';
import type { EditgridClasses } from '../useEditgridClasses.tsx';

interface RowToolsProps {
  readonly gridId: string;
  readonly row: FieldRow;
  readonly number: number;
  readonly open: OpenRows;
  readonly classes: EditgridClasses;
}

/** Buttons that open and delete a closed row. An unreadable row can only be deleted. */
export function RowTools({ gridId, row, number, open, classes }: RowToolsProps) {
  const messages = useMessages(editgridMessages);
  const { isOff, addAndRemove, remove } = open.may;
  const canOpen = row.fieldIds.length > 0;
  const Icon = isOff ? ChevronDown20Regular : Edit20Regular;
  return (
    <>
      {canOpen && (
        <button
          type="button"
          id={getOpenButtonId(gridId, row.id)}
          className={classes.menuButton}
          aria-expanded={isOff ? false : undefined}
          aria-label={isOff ? messages.show({ number }) : messages.edit({ number })}
          onClick={() => open.open(row)}
        >
          <Icon aria-hidden />
        </button>
      )}
      {addAndRemove && (
        <button
          type="button"
          className={remove ? classes.menuButton : classes.offButton}
          aria-label={messages.remove({ number })}
          aria-disabled={!remove || undefined}
          onClick={() => remove && open.remove(row, number)}
        >
          <Delete20Regular aria-hidden />
        </button>
      )}
    </>
  );
}
