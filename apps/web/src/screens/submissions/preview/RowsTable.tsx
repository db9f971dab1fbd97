import { mergeClasses } from '@fluentui/react-components';
import type { SubmissionData } from '@tideform/engine';
import type { AnswerColumn } from '@tideform/print/columns';
import { answerKindDisplays } from '@tideform/submission-views';
import { usePreviewStyles } from './preview.styles.ts';

/** Rows of a grid as a table. */
export function RowsTable(props: {
  readonly label: string;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly SubmissionData[];
}) {
  const styles = usePreviewStyles();
  const { label, columns, rows } = props;
  const end = (column: AnswerColumn) => answerKindDisplays[column.kind].cell === 'number' && styles.end;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll wide tables.
    <section className={styles.rows} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.path} scope="col" className={mergeClasses(styles.th, end(column))}>
                <bdi>{column.label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no IDs and don't change.
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.path} dir="auto" className={mergeClasses(styles.td, end(column))}>
                  {(column.lines?.(row) ?? column.text(row)) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
