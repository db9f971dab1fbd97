import { Avatar, mergeClasses } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { AnswerColumn } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useRef } from 'react';
import { uiWords } from '../../ui/ui.words.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { submissionsWords } from './submissions.words.ts';

const WorkflowsCell = onDemand(async () => (await import('./workflows/WorkflowsCell.tsx')).WorkflowsCell);

const ROW_PX = 36;

/** Submissions as a table; only the rows in sight are in the page. Enter or a double click opens one. */
export function SubmissionsTable(props: {
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly AnswerColumn[];
  readonly selectedId: string | null;
  readonly actions: RowActions;
}) {
  const words = useWords(submissionsWords);
  const styles = useSubmissionsStyles();
  const area = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: props.items.length,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  const visible = rows.getVirtualItems();
  const before = visible[0]?.start ?? 0;
  const after = rows.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const { columns } = words;
  const columnCount = 8 + props.columns.length;

  return (
    <section ref={area} className={styles.area} aria-label={words.columns.title}>
      <table className={styles.table} aria-rowcount={props.items.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <Head isNumber>{columns.number}</Head>
            <Head>{columns.createdBy}</Head>
            <Head>{columns.title}</Head>
            <Head isNumber>{columns.version}</Head>
            {props.columns.map((column) => (
              <Head key={column.path} isNumber={isNumber(column)}>
                {column.label}
              </Head>
            ))}
            <Head>{columns.collaborators}</Head>
            <Head>{columns.workflows}</Head>
            <Head>{columns.lastModified}</Head>
            <th
              scope="col"
              className={mergeClasses(styles.head, styles.pinned, styles.pinnedHead)}
              aria-label={columns.actions}
            />
          </tr>
        </thead>
        <tbody>
          <Spacer heightPx={before} columnCount={columnCount} />
          {visible.map(({ index }) => {
            const item = props.items[index]!;
            return (
              <Row
                key={item.listItemId}
                item={item}
                rowIndex={index + 2}
                columns={props.columns}
                isSelected={item.responseId === props.selectedId}
                actions={props.actions}
              />
            );
          })}
          <Spacer heightPx={after} columnCount={columnCount} />
        </tbody>
      </table>
    </section>
  );
}

function Head({ isNumber = false, children }: { readonly isNumber?: boolean; readonly children: string }) {
  const styles = useSubmissionsStyles();
  return (
    <th scope="col" className={mergeClasses(styles.head, isNumber && styles.end)}>
      <bdi>{children}</bdi>
    </th>
  );
}

function Row(props: {
  readonly item: SubmissionItem;
  readonly rowIndex: number;
  readonly columns: readonly AnswerColumn[];
  readonly isSelected: boolean;
  readonly actions: RowActions;
}) {
  const { anonymous } = useWords(uiWords);
  const { locale } = useSpeech();
  const styles = useSubmissionsStyles();
  const { item } = props;
  const person = item.anonymous ? anonymous : item.createdBy;
  return (
    <tr
      className={mergeClasses(styles.row, props.isSelected && styles.selected)}
      aria-rowindex={props.rowIndex}
      aria-current={props.isSelected || undefined}
      tabIndex={0}
      onDoubleClick={() => props.actions.open(item)}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && props.actions.open(item)}
    >
      <td className={mergeClasses(styles.cell, styles.end)}>{item.submissionNumber ?? '–'}</td>
      <td className={styles.cell}>
        <span className={styles.person}>
          <Avatar name={person} size={20} color="colorful" aria-hidden="true" />
          <bdi>{person}</bdi>
        </span>
      </td>
      <td dir="auto" className={styles.cell} title={item.title}>
        {item.title}
      </td>
      <td className={mergeClasses(styles.cell, styles.end)}>{item.formVersion ?? '–'}</td>
      {props.columns.map((column) => {
        const text = column.text(item.data);
        return (
          <td
            key={column.path}
            dir="auto"
            title={text}
            className={mergeClasses(styles.cell, isNumber(column) && styles.end, !text && styles.quiet)}
          >
            {text || '–'}
          </td>
        );
      })}
      <td dir="auto" className={styles.cell} title={item.collaborators}>
        {item.collaborators}
      </td>
      <td className={styles.cell}>
        <WorkflowsCell item={item} onRerun={() => props.actions.rerun(item)} />
      </td>
      <td className={styles.cell}>{wordMoment(item.lastModified, locale)}</td>
      <td className={mergeClasses(styles.cell, styles.pinned)}>
        <RowMenu item={item} actions={props.actions} />
      </td>
    </tr>
  );
}

/** Numbers stand under each other at their ends. */
const isNumber = ({ kind }: AnswerColumn): boolean => kind === 'number' || kind === 'amount';

/** Stands for the rows that are out of sight. */
function Spacer({ heightPx, columnCount }: { readonly heightPx: number; readonly columnCount: number }) {
  return heightPx > 0 ? (
    <tr>
      <td colSpan={columnCount} height={heightPx} />
    </tr>
  ) : null;
}
