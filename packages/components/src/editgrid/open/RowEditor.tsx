import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { ChevronUp20Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { RowContextProvider, useRowLabels } from '../../kit/RowContext.tsx';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import type { RowContext } from '../../kit/view-props.ts';
import { editgridMessages } from '../editgrid.messages.ts';
import type { EditgridProps } from '../editgrid.ts';
import type { EditgridClasses } from '../useEditgridClasses.tsx';
import { getCancelButtonId, getEditorId, getOpenButtonId, type OpenRows } from './useOpenRows.tsx';

export interface OpenRowProps {
  readonly gridId: string;
  readonly props: EditgridProps;
  readonly row: FieldRow;
  readonly number: number;
  /** Number of fields per row. */
  readonly count: number;
  readonly classes: EditgridClasses;
  readonly open: OpenRows;
  readonly cell: (row: FieldRow, column: number) => ReactNode;
  /** Whether the grid is on the builder's canvas, without a session. */
  readonly isCanvas: boolean;
}

/** Editor of an open row with all its fields, shown inside the table. */
export function RowEditor(view: OpenRowProps) {
  const { gridId, row, number, classes, open, isCanvas } = view;
  const messages = useMessages(editgridMessages);
  const title = useRowTitle(view);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and widths of its own
    <div id={getEditorId(gridId, row.id)} role="group" aria-label={title} className={classes.editor}>
      {!isCanvas && (
        <div className={classes.editorHead}>
          <p className={classes.editorTitle}>{title}</p>
          {open.may.isOff && (
            <button
              type="button"
              id={getOpenButtonId(gridId, row.id)}
              className={classes.menuButton}
              aria-expanded
              aria-label={messages.hide({ number })}
              onClick={() => open.closeUnanswered(row)}
            >
              <ChevronUp20Regular aria-hidden />
            </button>
          )}
        </div>
      )}
      <RowFields {...view} />
      {!isCanvas && !open.may.isOff && (
        <div className={classes.bar}>
          <RowButtons {...view} />
        </div>
      )}
    </div>
  );
}

export function useRowTitle({ row, number, open }: OpenRowProps): string {
  const { newRow } = useMessages(editgridMessages);
  const messages = useMessages(rowsMessages);
  return open.isNew(row) ? newRow({ number }) : messages.row({ number });
}

/** Fields of a row. Their accessible names include the row number. */
export function RowFields({ row, number, count, classes, cell, isCanvas }: OpenRowProps) {
  const rowLabels = useRowLabels(number);
  const inRow = useMemo<RowContext>(() => ({ ...rowLabels, hasColumnHead: false }), [rowLabels]);
  return (
    <RowContextProvider value={inRow}>
      <div className={isCanvas ? classes.blocks : classes.fields}>
        {Array.from({ length: count }, (_, column) => renderCell(row, column, cell))}
      </div>
    </RowContextProvider>
  );
}

function renderCell(row: FieldRow, column: number, cell: OpenRowProps['cell']) {
  return <div key={column}>{cell(row, column)}</div>;
}

/** Save and Cancel buttons. In a dialog, the primary button is last. */
export function RowButtons(view: OpenRowProps & { readonly isInDialog?: boolean }) {
  const { gridId, props, row, number, classes, open, isInDialog } = view;
  const messages = useMessages(editgridMessages);
  const { saveRow, removeRow, inlineEdit } = props;
  const save = (
    <Button appearance="primary" className={classes.button} onClick={() => void open.save(row, number)}>
      {saveRow || (inlineEdit ? messages.done : messages.save)}
    </Button>
  );
  const cancel = (!inlineEdit || open.isNew(row)) && (
    <Button id={getCancelButtonId(gridId, row.id)} className={classes.button} onClick={() => open.cancel(row, number)}>
      {removeRow || messages.cancel}
    </Button>
  );
  return (
    <>
      {isInDialog && cancel}
      {save}
      {!isInDialog && cancel}
    </>
  );
}

const useStyles = makeStyles({
  surface: { containerType: 'inline-size', containerName: 'tideform-grid' },
  content: { paddingBlock: '8px 16px' },
});

/**
 * Dialog with the fields of an open row. Escape and a click outside the dialog cancel, with a confirmation if changes
 * would be lost.
 */
export function RowDialog(view: OpenRowProps) {
  const { gridId, row, number, open, props } = view;
  const messages = useMessages(editgridMessages);
  const title = useRowTitle(view);
  const styles = useStyles();
  const leave = () => {
    if (open.may.isOff) open.closeUnanswered(row);
    else if (props.inlineEdit && !open.isNew(row)) void open.save(row, number);
    else open.cancel(row, number);
  };
  return (
    <Dialog open onOpenChange={(_, { open: stays }) => !stays && leave()}>
      <DialogSurface id={getEditorId(gridId, row.id)} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <RowFields {...view} />
          </DialogContent>
          <DialogActions fluid>
            {open.may.isOff ? (
              <Button onClick={() => open.closeUnanswered(row)}>{messages.close}</Button>
            ) : (
              <RowButtons {...view} isInDialog />
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
