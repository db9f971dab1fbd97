import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { SearchField } from './SearchField.tsx';

const useStyles = makeStyles({
  root: { display: 'grid' },
  // Nothing but its words takes part in how narrow it may be.
  field: { contain: 'inline-size' },
  words: {
    height: 0,
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    // Its sign, and the edges.
    paddingInline: '28px',
  },
});

/** A search in a bar: `className` says how it gives way, which ends where its words in this language would be cut. */
export function BarSearch({ className, ...props }: ComponentProps<typeof SearchField>) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, className)}>
      <SearchField {...props} className={styles.field} />
      <span aria-hidden className={styles.words}>
        {props.label}
      </span>
    </div>
  );
}
