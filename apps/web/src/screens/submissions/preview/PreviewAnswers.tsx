import { mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { ChosenResponses } from '@tideform/components/kit/data-rows/ChosenResponses.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { ValueTags } from '../table/TableCell.tsx';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';
import { RowsTable } from './RowsTable.tsx';

/** Maximum characters of an answer that shares a line with others. */
const maxShortLength = 24;

/** Answers of a submission in the order of the form, with grids as tables. */
export function PreviewAnswers(props: {
  readonly item: SubmissionItem;
  readonly columns: readonly SubmissionColumn[];
}) {
  const messages = useMessages(previewMessages);
  const styles = usePreviewStyles();
  const { item, columns } = props;
  const answers = columns.filter(({ kind, text }) => kind !== undefined && text(item) !== '');
  const plain = answers.filter(({ rows, isSum }) => rows === undefined && !isSum);
  if (answers.length === 0) return <p>{messages.nothing}</p>;
  return (
    <>
      <dl className={styles.answers}>
        {plain.map((column) => {
          const text = column.lines?.(item) ?? column.text(item);
          return (
            <div key={column.id} className={mergeClasses(styles.answer, text.length > maxShortLength && styles.wide)}>
              <dt className={styles.label}>
                <bdi>{column.label}</bdi>
              </dt>
              <dd className={styles.value} dir={column.cell === 'tags' ? undefined : 'auto'}>
                {column.cell === 'tags' ? <ValueTags values={column.values?.(item) ?? []} /> : text}
                {column.sourceId !== undefined && (
                  <ChosenResponses dataSourceId={column.sourceId} {...findChosenRows(column, item)} isRecord />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {answers.map(({ id, rows }) =>
        rows ? (
          <div key={id} className={styles.section}>
            <Subtitle2 as="h3" className={styles.heading}>
              <bdi>{rows.label}</bdi>
            </Subtitle2>
            <RowsTable label={rows.label} columns={rows.columns} rows={rows.getRows(item)} />
          </div>
        ) : null,
      )}
    </>
  );
}

/** Returns the chosen rows of a data source and their labels. */
function findChosenRows(column: SubmissionColumn, item: SubmissionItem) {
  const value = column.value(item);
  const rows = Array.isArray(value) ? value : [value];
  const labels = column.values?.(item) ?? [];
  return { rows, labelOf: (row: unknown) => labels[rows.indexOf(row)]?.label ?? column.text(item) };
}
