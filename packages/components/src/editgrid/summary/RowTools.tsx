import { ChevronDown20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { editgridWords } from '../editgrid.words.ts';
import { type OpenRows, openButtonId } from '../open/useOpenRows.tsx';
import type { EditgridClasses } from '../useEditgridClasses.tsx';

interface RowToolsProps {
  readonly gridId: string;
  readonly row: FieldRow;
  readonly number: number;
  readonly open: OpenRows;
  readonly classes: EditgridClasses;
}

/** Opens a closed row and deletes it. A row that cannot be read can only be deleted. */
export function RowTools({ gridId, row, number, open, classes }: RowToolsProps) {
  const words = useWords(editgridWords);
  const { isOff, addAndRemove, remove } = open.may;
  const canOpen = row.fieldIds.length > 0;
  const Icon = isOff ? ChevronDown20Regular : Edit20Regular;
  return (
    <>
      {canOpen && (
        <button
          type="button"
          id={openButtonId(gridId, row.id)}
          className={classes.menuButton}
          aria-expanded={isOff ? false : undefined}
          aria-label={isOff ? words.show({ number }) : words.edit({ number })}
          onClick={() => open.open(row)}
        >
          <Icon aria-hidden />
        </button>
      )}
      {addAndRemove && (
        <button
          type="button"
          className={remove ? classes.menuButton : classes.offButton}
          aria-label={words.remove({ number })}
          aria-disabled={!remove || undefined}
          onClick={() => remove && open.remove(row, number)}
        >
          <Delete20Regular aria-hidden />
        </button>
      )}
    </>
  );
}
