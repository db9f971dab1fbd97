import { mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { computeTotal, formatAggregate, supportsTotal } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ShownColumn } from '../submissions-table/useTableModel.ts';
import { tableMessages } from './table.messages.ts';
import { checkboxPx, useTableStyles } from './table.styles.ts';

/** Totals of numeric columns over all found rows. Memoized, so that scrolling doesn't render it again. */
export const TableFoot = memo(function TableFoot(props: {
  readonly rows: readonly SubmissionItem[];
  readonly shown: readonly ShownColumn[];
}) {
  const messages = useMessages(tableMessages);
  const styles = useTableStyles();
  const { locale } = useLocale();
  const { rows, shown } = props;
  // The rows are deferred, so that they are shown before they're summed up.
  const summed = useDeferredValue(rows);
  const totals = useMemo(
    () =>
      new Map(shown.map(({ column }) => [column.id, supportsTotal(column) ? computeTotal(column, summed) : undefined])),
    [summed, shown],
  );
  return (
    <tfoot>
      <tr aria-rowindex={rows.length + 2} aria-label={messages.totals}>
        <td
          className={mergeClasses(styles.foot, styles.pinnedFoot)}
          style={{ insetInlineStart: 0 }}
          title={messages.totals}
        >
          Σ
        </td>
        {shown.map(({ column, pinnedPx }) => {
          const total = totals.get(column.id);
          const text = total === undefined ? '' : formatAggregate(column, total, locale);
          return (
            <td
              key={column.id}
              title={text && messages.sum({ figure: text })}
              className={mergeClasses(styles.foot, styles.end, pinnedPx !== undefined && styles.pinnedFoot)}
              style={pinnedPx === undefined ? undefined : { insetInlineStart: pinnedPx + checkboxPx }}
            >
              {text}
            </td>
          );
        })}
        <td className={styles.foot} role="presentation" />
        <td className={mergeClasses(styles.foot, styles.pinnedFoot, styles.actions)} />
      </tr>
    </tfoot>
  );
});
