import { filesIn } from '../exports/files-in.ts';
import { useTableStyles } from './table.styles.ts';
import { thumbnailOf } from './thumbnail-of.ts';

/** So many have room in a cell. */
const most = 4;

/** Pictures among the files of an answer; what is no picture is said by its name. */
export function Thumbnails({ value, text }: { readonly value: unknown; readonly text: string }) {
  const styles = useTableStyles();
  const files = filesIn(value);
  const pictures = files.flatMap((file) => {
    const source = thumbnailOf(file);
    return source ? { id: file.id, source } : [];
  });
  if (pictures.length === 0) return text;
  return (
    <span className={styles.tags}>
      {pictures.slice(0, most).map(({ id, source }) => (
        <img key={id} src={source} alt="" className={styles.thumbnail} />
      ))}
      <bdi className={styles.personName}>{files.map(({ name }) => name).join(', ')}</bdi>
    </span>
  );
}
