import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons';
import type { PageProps } from '@tideform/components/form-parts';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../form.messages.ts';
import type { FormRun } from '../useFormRun.ts';
import { CompactStepper } from './CompactStepper.tsx';

/** Container queries for widths in which the page names don't fit. */
const NARROW = '@container (max-width: 560px)';
const NARROW_FOR_MANY = '@container (max-width: 720px)';
const MANY = 5;
/** Maximum number of pages whose names are shown. */
const MAX_NAMED = 6;

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
  stepsOfMany: { [NARROW_FOR_MANY]: { display: 'none' } },
  short: { display: 'none', [NARROW]: { display: 'grid' } },
  shortOfMany: { [NARROW_FOR_MANY]: { display: 'grid' } },
  step: {
    display: 'flex',
    alignItems: 'center',
    // Shows short names completely, even next to long ones.
    minWidth: 'calc(40px + 3.5em)',
    ':not(:last-child)': { flexGrow: 1, minWidth: 'calc(72px + 3.5em)' },
  },
  name: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    minHeight: '32px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
  },
  link: {
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
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
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
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

/**
 * Stepper with the names of a wizard's pages. It is compact on narrow screens and if the author chose that. The current
 * page's settings determine which steps can be clicked.
 */
export function WizardStepper({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { pages, pageIndex } = run;
  const breadcrumb = getBreadcrumb(run);
  if (breadcrumb === 'none') return null;
  if (breadcrumb === 'condensed' || pages.length > MAX_NAMED) {
    return (
      <nav aria-label={messages.steps}>
        <CompactStepper run={run} />
      </nav>
    );
  }
  const isMany = pages.length >= MANY;
  return (
    <nav aria-label={messages.steps} className={styles.room}>
      <ol className={mergeClasses(styles.steps, isMany && styles.stepsOfMany)}>
        {pages.map((page, index) => (
          <li key={page.id} className={styles.step} aria-current={index === pageIndex ? 'step' : undefined}>
            <Step run={run} index={index} />
            {index < pages.length - 1 && (
              <span className={mergeClasses(styles.line, run.isDone(index) && styles.lineDone)} />
            )}
          </li>
        ))}
      </ol>
      <CompactStepper run={run} className={mergeClasses(styles.short, isMany && styles.shortOfMany)} />
    </nav>
  );
}

/** Returns how the steps are shown. As in form.io, the form can turn the steps off for all pages. */
function getBreadcrumb({ session, pages, pageIndex }: FormRun): PageProps['breadcrumb'] {
  const { settings } = session.form;
  const isNone = typeof settings === 'object' && settings !== null && 'wizardBreadcrumbsType' in settings;
  if (isNone && settings.wizardBreadcrumbsType === 'none') return 'none';
  return pages[pageIndex]?.settings.breadcrumb ?? 'default';
}

function Step({ run, index }: { readonly run: FormRun; readonly index: number }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const hidden = useHiddenClass();
  const isDone = run.isDone(index);
  const isNow = index === run.pageIndex;
  const inside = (
    <>
      <span className={mergeClasses(styles.dot, isDone && styles.dotDone, isNow && styles.dotNow)} aria-hidden>
        {isDone ? <Checkmark16Regular /> : index + 1}
      </span>
      <span dir="auto" className={styles.words}>
        {run.pages[index]?.title}
      </span>
      {isDone && <span className={hidden}>{messages.isDone}</span>}
    </>
  );
  const canGo = run.canGoTo(index);
  const className = mergeClasses(styles.name, canGo && styles.link, isNow && styles.nowName);
  return canGo ? (
    <button type="button" className={className} onClick={() => run.goTo(index)}>
      {inside}
    </button>
  ) : (
    <span className={className}>{inside}</span>
  );
}
