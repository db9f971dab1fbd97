import { Avatar } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { PeopleTags } from './PeopleTags.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useTableStyles } from './table.styles.ts';
import { ValueTags } from './ValueTags.tsx';

const RowsCell = onDemand(async () => (await import('./RowsCell.tsx')).RowsCell);
const WorkflowsCell = onDemand(async () => (await import('../workflows/WorkflowsCell.tsx')).WorkflowsCell);

/** Content of a cell, depending on the column. */
export function TableCell(props: {
  readonly column: SubmissionColumn;
  readonly item: SubmissionItem;
  /** Answer as text; '' if there's no answer. */
  readonly text: string;
  readonly onRerun: (item: SubmissionItem) => void;
}) {
  const styles = useTableStyles();
  const { column, item, text } = props;
  if (column.cell === 'workflows') return <WorkflowsCell item={item} onRerun={() => props.onRerun(item)} />;
  if (column.cell === 'person') {
    return (
      <span className={styles.person}>
        <Avatar name={text} initials={getInitials(text)} size={20} color="colorful" aria-hidden="true" />
        <bdi className={styles.personName}>{text}</bdi>
      </span>
    );
  }
  if (text === '') return '–';
  switch (column.cell) {
    case 'tags':
      return <ValueTags values={column.values?.(item) ?? []} />;
    case 'people':
      return <PeopleTags names={text.split(/, | · |\n/)} />;
    case 'files':
      return <Thumbnails value={column.value(item)} text={text} />;
    case 'rows':
      return column.rows ? <RowsCell rows={column.rows} item={item} text={text} /> : text;
    default:
      return text;
  }
}
