import { Button, Caption1, CounterBadge, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useId } from 'react';
import type { LogicFinding } from './logic-findings.ts';
import { words } from './problems.words.ts';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  panel: {
    padding: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: line,
    borderRadius: tokens.borderRadiusXLarge,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  hint: { color: tokens.colorNeutralForeground3, margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: line,
    ':first-child': { marginTop: tokens.spacingVerticalM },
    ':last-child': { paddingBottom: 0 },
  },
  icon: { marginTop: tokens.spacingVerticalXXS, color: tokens.colorStatusWarningForeground1 },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  place: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

interface ProblemsPanelProps {
  readonly findings: readonly LogicFinding[];
  /** Goes to the settings of a component, at one of them. */
  readonly onOpen: (path: string, setting: string) => void;
}

/** What does not work in the form's logic. Nothing is drawn while all of it works. */
export function ProblemsPanel({ findings, onOpen }: ProblemsPanelProps) {
  const styles = useStyles();
  const titleId = useId();
  const count = findings.length;
  return (
    <>
      <div role="status" className={useHiddenClass()}>
        {count > 0 && words.count(count)}
      </div>
      {count > 0 && (
        <section aria-labelledby={titleId} className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {words.title}
            </h2>
            <CounterBadge count={count} color="informative" appearance="filled" />
          </div>
          <Caption1 as="p" block className={styles.hint}>
            {words.hint}
          </Caption1>
          <ul className={styles.list}>
            {findings.map(({ path, label, place, text, setting }) => (
              <li key={`${path} ${place} ${text}`} className={styles.item}>
                <Warning16Regular aria-hidden className={styles.icon} />
                <div>
                  <h3 className={styles.name}>{label}</h3>
                  <span className={styles.place}>{place}</span>
                  <p className={styles.text}>{text}</p>
                </div>
                <Button
                  size="small"
                  className={styles.button}
                  aria-label={words.openFor(label, place)}
                  onClick={() => onOpen(path, setting)}
                >
                  {words.open}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
