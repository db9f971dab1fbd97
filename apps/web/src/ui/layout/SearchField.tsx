import { makeStyles, mergeClasses, SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ComponentProps } from 'react';
import { uiMessages } from '../ui.messages.ts';

/** Search field with `label` as its placeholder. */
export function SearchField({ label, ...props }: Omit<SearchBoxProps, 'dismiss'> & { readonly label: string }) {
  const messages = useMessages(uiMessages);
  return <SearchBox placeholder={label} aria-label={label} dismiss={{ 'aria-label': messages.clearText }} {...props} />;
}

const useStyles = makeStyles({
  root: { display: 'grid' },
  // The input doesn't affect the minimum width, so that only the label determines it.
  field: { contain: 'inline-size' },
  words: {
    height: 0,
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    // Leaves space for the icon and the padding.
    paddingInline: '28px',
  },
});

/**
 * Search field in a bar. `className` controls how it shrinks. It doesn't get narrower than its label in the current
 * language.
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
