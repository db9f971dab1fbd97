import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { SearchField } from './SearchField.tsx';

const useStyles = makeStyles({
  root: { display: 'grid' },
  // Only the label determines the minimum width.
  field: { contain: 'inline-size' },
  words: {
    height: 0,
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    // Room for the icon and the padding.
    paddingInline: '28px',
  },
});

/**
 * Search field in a bar. `className` controls how it shrinks, down to the width of its label in the current language.
 */
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
