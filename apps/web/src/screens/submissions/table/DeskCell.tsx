import { Avatar } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionItem } from '@tideform/sync';
import type { DeskColumn } from '../desk/desk-column.ts';
import { useTableStyles } from './table.styles.ts';

const WorkflowsCell = onDemand(async () => (await import('../workflows/WorkflowsCell.tsx')).WorkflowsCell);

/** What a column says of a submission. */
export function DeskCell(props: {
  readonly column: DeskColumn;
  readonly item: SubmissionItem;
  /** The answer in words; '' for none. */
  readonly text: string;
  readonly onRerun: (item: SubmissionItem) => void;
}) {
  const styles = useTableStyles();
  const { column, item, text } = props;
  if (column.cell === 'workflows') return <WorkflowsCell item={item} onRerun={() => props.onRerun(item)} />;
  if (column.cell === 'person') {
    return (
      <span className={styles.person}>
        <Avatar name={text} size={20} color="colorful" aria-hidden="true" />
        <bdi className={styles.personName}>{text}</bdi>
      </span>
    );
  }
  if (text === '') return '–';
  if (column.cell !== 'tags') return text;
  return (
    <span className={styles.tags}>
      {column.values?.(item).map(({ id, label }) => (
        <bdi key={id} className={styles.tag}>
          {label}
        </bdi>
      ))}
    </span>
  );
}
