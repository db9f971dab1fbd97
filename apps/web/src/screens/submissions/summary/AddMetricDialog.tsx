import { Field, Select } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { aggregateMessages, type SubmissionColumn, supportsMetric } from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { getColumnValues } from '../choosing/get-column-values.ts';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Dialog to add a metric to the summary. */
export function AddMetricDialog(props: {
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  readonly onAdd: (metric: Metric) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const { columns, rows, onAdd, onClose } = props;
  const [kind, setKind] = useState<Metric['kind']>('count');
  const [columnId, setColumnId] = useState('');
  const [valueId, setValueId] = useState('');
  const supportedColumns = columns.filter((column) => supportsMetric(kind, column));
  const column = supportedColumns.find(({ id }) => id === columnId) ?? supportedColumns[0];
  const values =
    kind === 'share' && column ? getColumnValues(column, rows, locale, '').filter(({ id }) => id !== '') : [];
  const value = values.find(({ id }) => id === valueId) ?? values[0];
  const isRefused = (kind !== 'count' && !column) || (kind === 'share' && !value);
  const confirm = async () => {
    const id = `${kind} ${column?.id ?? ''} ${Date.now().toString(36)}`;
    const share = kind === 'share' && value && { value: value.id };
    onAdd({ id, kind, column: kind === 'count' ? '' : (column?.id ?? ''), ...share });
  };
  return (
    <ConfirmDialog
      title={messages.addMetric}
      confirm={messages.add}
      isRefused={isRefused}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={messages.figure} hint={messages.keptWithView}>
          <Select
            value={kind}
            onChange={(_, data) => setKind(metricKinds.find((one) => one === data.value) ?? 'count')}
          >
            {metricKinds.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </Select>
        </Field>
        {kind !== 'count' && (
          <Field label={messages.field}>
            <Select value={column?.id ?? ''} onChange={(_, data) => setColumnId(data.value)}>
              {supportedColumns.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {values.length > 0 && (
          <Field label={labels.value}>
            <Select value={value?.id ?? ''} onChange={(_, data) => setValueId(data.value)}>
              {values.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}

const metricKinds = ['count', 'sum', 'mean', 'share'] as const;
