import { makeStyles, mergeClasses, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../form.messages.ts';
import type { FormRun } from '../useFormRun.ts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalXS, gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
  now: typographyStyles.body1Strong,
  next: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    justifySelf: 'end',
    maxWidth: '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInlineStart: tokens.spacingHorizontalM,
  },
  bar: { gridColumn: '1 / -1' },
  picker: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground1Hover },
    ':focus-within': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  select: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    '> option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
});

/** Position in a wizard with many pages, as one line and a progress bar. Pages are chosen in a native select. */
export function CompactStepper({ run, className }: { readonly run: FormRun; readonly className?: string | undefined }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { pages, pageIndex } = run;
  const following = run.isLastPage ? undefined : pages[pageIndex + 1];
  return (
    <div className={mergeClasses(styles.root, className)}>
      <Picker run={run} />
      <span dir="auto" className={styles.next}>
        {following && messages.nextStep({ title: following.title })}
      </span>
      <ProgressBar className={styles.bar} value={(pageIndex + 1) / pages.length} thickness="large" aria-hidden />
    </div>
  );
}

function Picker({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { pages, pageIndex } = run;
  const now = messages.step({ position: pageIndex + 1, count: pages.length });
  if (!pages.some((_, index) => run.canGoTo(index))) return <span className={styles.now}>{now}</span>;
  return (
    <span className={styles.picker}>
      <span className={styles.now} aria-hidden>
        {now}
      </span>
      <ChevronDown16Regular aria-hidden />
      <select
        className={styles.select}
        aria-label={messages.goToStep({ now })}
        value={pageIndex}
        onChange={(event) => run.goTo(Number(event.target.value))}
      >
        {pages.map(({ id, title }, index) => (
          <option key={id} value={index} disabled={index !== pageIndex && !run.canGoTo(index)}>
            {`${index + 1}. ${title}`}
          </option>
        ))}
      </select>
    </span>
  );
}
