import { findFiles } from '../exports/find-files.ts';
import { getThumbnail } from './get-thumbnail.ts';
import { useTableStyles } from './table.styles.ts';

/** Maximum thumbnails per cell. */
const maxThumbnails = 4;

/** Thumbnails of the images in an answer, followed by the names of all files. */
export function Thumbnails({ value, text }: { readonly value: unknown; readonly text: string }) {
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
