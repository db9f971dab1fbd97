import { Button, Caption1, CounterBadge, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import type { LogicFinding } from './logic-findings.ts';
import { panelBorder, usePanelStyles } from './panel.styles.ts';
import { problemsMessages } from './problems.messages.ts';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  hint: { color: tokens.colorNeutralForeground3, margin: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: panelBorder,
    ':first-child': { marginTop: tokens.spacingVerticalM },
    ':last-child': { paddingBottom: 0 },
  },
  icon: { marginTop: tokens.spacingVerticalXXS, color: tokens.colorStatusWarningForeground1 },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere' },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});

interface ProblemsPanelProps {
  readonly findings: readonly LogicFinding[];
  /** Opens a setting of a component. */
  readonly onOpen: (path: string, setting: string) => void;
}

/** Panel with the problems in the form's logic. Renders nothing without problems. */
export function ProblemsPanel({ findings, onOpen }: ProblemsPanelProps) {
  const messages = useMessages(problemsMessages);
  const panel = usePanelStyles();
  const styles = useStyles();
  const titleId = useId();
  const count = findings.length;
  return (
    <>
      <div role="status" className={useHiddenClass()}>
        {count > 0 && messages.count({ count })}
      </div>
      {count > 0 && (
        <section aria-labelledby={titleId} className={panel.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={panel.title}>
              {messages.title}
            </h2>
            <CounterBadge count={count} color="informative" appearance="filled" />
          </div>
          <Caption1 as="p" block className={styles.hint}>
            {messages.hint}
          </Caption1>
          <ul className={panel.list}>
            {findings.map(({ path, label, logicName, text, setting }) => (
              <li key={`${path} ${logicName} ${text}`} className={styles.item}>
                <Warning16Regular aria-hidden className={styles.icon} />
                <div>
                  <h3 className={styles.name}>{label}</h3>
                  <span className={panel.place}>{logicName}</span>
                  <p className={styles.text}>{text}</p>
                </div>
                <Button
                  size="small"
                  className={styles.button}
                  aria-label={messages.openFor({ label, place: logicName })}
                  onClick={() => onOpen(path, setting)}
                >
                  {messages.open}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
