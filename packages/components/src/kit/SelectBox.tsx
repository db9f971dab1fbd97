import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Children, isValidElement, type ReactNode, type SelectHTMLAttributes } from 'react';
import { boxClass, useKitClasses } from './classes/KitClasses.tsx';
import { WholeAnswer } from './WholeAnswer.tsx';

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

/** A native select that looks like Fluent's. While nothing is chosen its words are quiet, as a placeholder's. In a record, the words of what was chosen. */
export function SelectBox(select: SelectHTMLAttributes<HTMLSelectElement>) {
  const classes = useKitClasses();
  const styles = useStyles();
  const box = boxClass(classes, select.disabled === true, select['aria-invalid'] === true);
  if (classes.whole && select.disabled) {
    const { id, name, tabIndex, disabled } = select;
    return (
      <span className={box}>
        <WholeAnswer
          {...{ id, name, tabIndex, disabled }}
          dir="auto"
          value={wordsOf(select)}
          aria-label={select['aria-label']}
          aria-describedby={select['aria-describedby']}
        />
      </span>
    );
  }
  return (
    <span className={box}>
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

/** Of the option that is chosen; nothing for the one that stands for no answer. */
function wordsOf({ value, children }: SelectHTMLAttributes<HTMLSelectElement>): string {
  const options = Children.toArray(children).filter((one) => isValidElement<OptionProps>(one));
  const words = options.find((one) => value !== '' && String(one.props.value) === String(value))?.props.children;
  return Children.toArray(words).join('');
}

interface OptionProps {
  readonly value?: string | number;
  readonly children?: ReactNode;
}
