import { makeStyles, mergeClasses, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { FORM_WORDS } from '../form-words.ts';
import type { FormRun } from '../useFormRun.ts';
import { pageTitle } from './page-title.ts';

const NARROW = '@container (max-width: 560px)';

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  steps: {
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [NARROW]: { display: 'none' },
  },
  step: { display: 'flex', alignItems: 'center', minWidth: 0, ':not(:last-child)': { flexGrow: 1 } },
  name: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
  },
  visited: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  nowName: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  line: {
    flexGrow: 1,
    height: '1px',
    minWidth: '16px',
    margin: `0 ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  lineDone: { backgroundColor: tokens.colorCompoundBrandStroke },
  dot: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    ...typographyStyles.caption1,
  },
  dotDone: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  dotNow: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  phone: {
    display: 'none',
    [NARROW]: { display: 'grid', rowGap: tokens.spacingVerticalXS, gridTemplateColumns: '1fr auto' },
  },
  phoneNow: typographyStyles.body1Strong,
  phoneNext: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  bar: { gridColumn: '1 / -1' },
});

/** Names the pages and says where one is; on a narrow screen as a bar. Pages already passed can be gone back to. */
export function WizardStepper({ run }: { readonly run: FormRun }) {
  const styles = useStyles();
  const { pages, pageIndex } = run;
  const following = pages[pageIndex + 1];
  return (
    <nav aria-label={FORM_WORDS.steps} className={styles.room}>
      <ol className={styles.steps}>
        {pages.map((page, index) => (
          <li key={page.id} className={styles.step} aria-current={index === pageIndex ? 'step' : undefined}>
            <Step run={run} index={index} />
            {index < pages.length - 1 && (
              <span className={mergeClasses(styles.line, index < pageIndex && styles.lineDone)} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.phone}>
        <span className={styles.phoneNow}>{FORM_WORDS.step(pageIndex + 1, pages.length)}</span>
        <span className={styles.phoneNext}>
          {following && FORM_WORDS.nextStep(pageTitle(following, pageIndex + 1))}
        </span>
        <ProgressBar className={styles.bar} value={(pageIndex + 1) / pages.length} thickness="large" aria-hidden />
      </div>
    </nav>
  );
}

function Step({ run, index }: { readonly run: FormRun; readonly index: number }) {
  const styles = useStyles();
  const hidden = useHiddenClass();
  const isDone = index < run.pageIndex;
  const isNow = index === run.pageIndex;
  const inside = (
    <>
      <span className={mergeClasses(styles.dot, isDone && styles.dotDone, isNow && styles.dotNow)} aria-hidden>
        {isDone ? <Checkmark16Regular /> : index + 1}
      </span>
      <span className={styles.words}>{pageTitle(run.pages[index]!, index)}</span>
      {isDone && <span className={hidden}>{FORM_WORDS.isDone}</span>}
    </>
  );
  const className = mergeClasses(styles.name, isDone && styles.visited, isNow && styles.nowName);
  return isDone ? (
    <button type="button" className={className} onClick={() => run.goTo(index)}>
      {inside}
    </button>
  ) : (
    <span className={className}>{inside}</span>
  );
}
