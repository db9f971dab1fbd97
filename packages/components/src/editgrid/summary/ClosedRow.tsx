import { type FieldRow, printField, type Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { memo, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { useKitClasses } from '../../kit/classes/KitClasses.tsx';
import { issuesId } from '../../kit/control-attributes.ts';
import { IssueLines } from '../../kit/IssueList.tsx';
import { useSayIssue } from '../../kit/messages/useSayIssue.tsx';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import { type EditgridMessages, editgridMessages } from '../editgrid.messages.ts';
import type { EditgridClasses } from '../useEditgridClasses.tsx';
import { AnswerPrints } from './answer-prints.tsx';
import { followRow, searchTextOfRow } from './fields-of-row.ts';
import { summaryLines } from './summary-lines.ts';
import { fieldOf, type SummaryColumn } from './useSummaryColumns.tsx';

interface ClosedRowProps {
  /** DOM id. */
  readonly id: string;
  readonly session: Session;
  readonly row: FieldRow;
  readonly number: number;
  readonly columns: readonly SummaryColumn[];
  readonly classes: EditgridClasses;
  /** What can be done with the row. */
  readonly children: ReactNode;
}

/** More sentences than this are counted. */
const MOST_SENTENCES = 3;

/** A row in short: its first answers, and what is wrong in it. Follows its own fields alone. */
export function ClosedRow({ id, session, row, number, columns, classes, children }: ClosedRowProps) {
  const followed = useMemo(() => followRow(session, row), [session, row]);
  const version = useSyncExternalStore(followed.subscribe, followed.version);
  const messages = useMessages(rowsMessages);
  const { more } = useMessages(editgridMessages);
  const wrong = searchTextOfRow(session, row, useSayIssue());
  return (
    <tr id={id} {...TABLE_ROLES.row} className={classes.row}>
      <th scope="row" {...TABLE_ROLES.rowHead} className={classes.title}>
        {messages.row({ number })}
      </th>
      <RowAnswers session={session} row={row} columns={columns} classes={classes} version={version} />
      <td {...TABLE_ROLES.cell} className={classes.menuCell}>
        {children}
      </td>
      {wrong.length > 0 && (
        <td {...TABLE_ROLES.cell} className={classes.wrong}>
          <IssueLines id={issuesId(id)} sentences={inShort(wrong, more)} />
        </td>
      )}
    </tr>
  );
}

function inShort(wrong: readonly string[], more: EditgridMessages['more']): readonly string[] {
  if (wrong.length <= MOST_SENTENCES) return wrong;
  return [...wrong.slice(0, MOST_SENTENCES), more({ count: wrong.length - MOST_SENTENCES })];
}

interface RowAnswersProps extends Pick<ClosedRowProps, 'session' | 'row' | 'columns' | 'classes'> {
  readonly version: number;
}

/** NOTE: `version` is there to draw it again when an answer of the row changed. */
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
      <Answer session={session} id={fieldOf(session, row, column)} classes={classes} />
    </td>
  ));
});

function Answer({ session, id, classes }: Pick<ClosedRowProps, 'session' | 'classes'> & { id: string | undefined }) {
  const { hiddenLabel } = useKitClasses();
  const messages = useMessages(editgridMessages);
  const prints = use(AnswerPrints);
  const lines = id === undefined ? [] : summaryLines(printField(id, session, prints), messages);
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
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a printed answer have no identity
        <span key={index} className={classes.line}>
          {label !== '' && <bdi className={classes.lineLabel}>{label}: </bdi>}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  );
}
