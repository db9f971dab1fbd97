import type { CellValue } from '@tideform/submission-views';
import { useTableStyles } from './table.styles.ts';

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
