import { type FieldRow, type PrintFunctions, printField, type Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { createContext, memo, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { getErrorsId } from '../../kit/control-attributes.ts';
import { ErrorMessageList } from '../../kit/ErrorList.tsx';
import { useFormatError } from '../../kit/messages/useFormatError.tsx';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import { type EditgridMessages, editgridMessages } from '../editgrid.messages.ts';
import type { EditgridClasses } from '../useEditgridClasses.tsx';
import { createRowStore, listErrorsOfRow, summarizeBlocks } from './row-summary.ts';
import { findColumnField, type SummaryColumn } from './useSummaryColumns.tsx';

interface ClosedRowProps {
  /** DOM id. */
  readonly id: string;
  readonly session: Session;
  readonly row: FieldRow;
  readonly number: number;
  readonly columns: readonly SummaryColumn[];
  readonly classes: EditgridClasses;
  /** Buttons for opening and deleting the row. */
  readonly children: ReactNode;
}

/** Maximum number of validation errors shown in a closed row; further errors are only counted. */
const MAX_ERRORS = 3;

/**
 * Summary of a closed row: its first answers and its validation errors. Rerenders only when a field of this row
 * changes.
 */
export function ClosedRow({ id, session, row, number, columns, classes, children }: ClosedRowProps) {
  const followed = useMemo(() => createRowStore(session, row), [session, row]);
  const version = useSyncExternalStore(followed.subscribe, followed.version);
  const messages = useMessages(rowsMessages);
  const { more } = useMessages(editgridMessages);
  const errors = listErrorsOfRow(session, row, useFormatError());
  return (
    <tr id={id} {...TABLE_ROLES.row} className={classes.row}>
      <th scope="row" {...TABLE_ROLES.rowHead} className={classes.title}>
        {messages.row({ number })}
      </th>
      <RowAnswers session={session} row={row} columns={columns} classes={classes} version={version} />
      <td {...TABLE_ROLES.cell} className={classes.menuCell}>
        {children}
      </td>
      {errors.length > 0 && (
        <td {...TABLE_ROLES.cell} className={classes.wrong}>
          <ErrorMessageList id={getErrorsId(id)} sentences={limitErrors(errors, more)} />
        </td>
      )}
    </tr>
  );
}

function limitErrors(errors: readonly string[], more: EditgridMessages['more']): readonly string[] {
  if (errors.length <= MAX_ERRORS) return errors;
  return [...errors.slice(0, MAX_ERRORS), more({ count: errors.length - MAX_ERRORS })];
}

interface RowAnswersProps extends Pick<ClosedRowProps, 'session' | 'row' | 'columns' | 'classes'> {
  readonly version: number;
}

/**
 * Summarized answers of a row. NOTE: a changed `version` rerenders this component although its other props are the
 * same.
 */
const RowAnswers = memo(function RowAnswers({ session, row, columns, classes }: RowAnswersProps) {
  const { unreadableRow } = useMessages(rowsMessages);
  const { nothing } = useMessages(editgridMessages);
  if (row.fieldIds.length === 0 || columns.length === 0) {
    const words = row.fieldIds.length === 0 ? unreadableRow : nothing;
    return (
      <td {...TABLE_ROLES.cell} className={classes.answer} style={{ gridColumn: `span ${columns.length || 1}` }}>
        <p className={classes.note}>{words}</p>
      </td>
    );
  }
  return columns.map((column) => (
    <td key={column.index} {...TABLE_ROLES.cell} className={classes.answer}>
      <bdi className={classes.answerLabel}>{column.label}</bdi>
      <SummaryAnswer session={session} id={findColumnField(session, row, column)} classes={classes} />
    </td>
  ));
});

function SummaryAnswer({
  session,
  id,
  classes,
}: Pick<ClosedRowProps, 'session' | 'classes'> & { id: string | undefined }) {
  const { hiddenLabel } = useFieldClassNames();
  const messages = useMessages(editgridMessages);
  const prints = use(AnswerPrints);
  const lines = id === undefined ? [] : summarizeBlocks(printField(id, session, prints), messages);
  if (lines.length === 0) {
    return (
      <span className={classes.none}>
        <span aria-hidden>{messages.nothing}</span>
        <span className={hiddenLabel}>{messages.nothingSpoken}</span>
      </span>
    );
  }
  return (
    <span className={classes.lines}>
      {lines.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed answer have no ID
        <span key={index} className={classes.line}>
          {label !== '' && <bdi className={classes.lineLabel}>{label}: </bdi>}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Print functions of all components, which format the answers in closed rows. `createEditgridView` provides them. */
export const AnswerPrints = createContext<PrintFunctions>({});
