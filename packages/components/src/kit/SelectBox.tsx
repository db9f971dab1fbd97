import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { SelectHTMLAttributes } from 'react';
import { boxClass, useKitClasses } from './classes/KitClasses.tsx';

const useStyles = makeStyles({
  select: {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '40px',
    textOverflow: 'ellipsis',
    '> option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  nothing: { color: tokens.colorNeutralForeground4 },
  chevron: {
    flexShrink: 0,
    marginInline: '-32px 10px',
    pointerEvents: 'none',
    color: tokens.colorNeutralStrokeAccessible,
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
});

/** A native select that looks like Fluent's. While nothing is chosen its words are quiet, as a placeholder's. */
export function SelectBox(select: SelectHTMLAttributes<HTMLSelectElement>) {
  const classes = useKitClasses();
  const styles = useStyles();
  return (
    <span className={boxClass(classes, select.disabled === true, select['aria-invalid'] === true)}>
      <select
        {...select}
        className={mergeClasses(classes.bare, styles.select, select.value === '' && styles.nothing)}
      />
      <svg className={styles.chevron} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.5 7.5 10 13l5.5-5.5" fill="none" stroke="currentColor" strokeLinecap="round" />
      </svg>
    </span>
  );
}
