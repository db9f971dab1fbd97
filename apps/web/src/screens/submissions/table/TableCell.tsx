import { Avatar } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import type { CellValue, SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { findFiles, getThumbnail } from '../answer-files.ts';
import { useTableStyles } from './table.styles.ts';

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

/** Chosen people with their avatars. */
function PeopleTags({ names }: { readonly names: readonly string[] }) {
  const styles = useTableStyles();
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <span key={name} className={styles.person}>
          <Avatar name={name} initials={getInitials(name)} size={20} color="colorful" aria-hidden="true" />
          <bdi className={styles.personName}>{name}</bdi>
        </span>
      ))}
    </span>
  );
}

/** Maximum thumbnails per cell. */
const maxThumbnails = 4;

/** Thumbnails of the images in an answer, followed by the names of all files. */
function Thumbnails({ value, text }: { readonly value: unknown; readonly text: string }) {
  const styles = useTableStyles();
  const files = findFiles(value);
  const pictures = files.flatMap((file) => {
    const source = getThumbnail(file);
    return source ? { id: file.id, source } : [];
  });
  if (pictures.length === 0) return text;
  return (
    <span className={styles.tags}>
      {pictures.slice(0, maxThumbnails).map(({ id, source }) => (
        <img key={id} src={source} alt="" className={styles.thumbnail} />
      ))}
      <bdi className={styles.personName}>{files.map(({ name }) => name).join(', ')}</bdi>
    </span>
  );
}

/** Chosen values as tags. */
export function ValueTags({ values }: { readonly values: readonly CellValue[] }) {
  const styles = useTableStyles();
  return (
    <span className={styles.tags}>
      {values.map(({ id, label }) => (
        <bdi key={id} className={styles.tag}>
          {label}
        </bdi>
      ))}
    </span>
  );
}
