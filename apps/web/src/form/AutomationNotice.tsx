import { Caption1, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useSyncExternalStore } from 'react';
import { formWords } from './form.words.ts';

const useStyles = makeStyles({
  stopped: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
  },
});

/**
 * Says quietly that code of the form does not work, as far as it matters to somebody who answers. What is wrong, and
 * where, is told to those who build the form.
 */
export function AutomationNotice({
  session,
  isCodeOff = false,
}: {
  readonly session: Session;
  /** Code isn't run here on purpose. */
  readonly isCodeOff?: boolean;
}) {
  const words = useWords(formWords);
  const styles = useStyles();
  const all = useSyncExternalStore(session.subscribeProblems, session.problems);
  // Code that throws is asked again with the next answers: much of it throws while nothing is answered yet.
  const problems = all.filter(({ reason }) => reason !== 'error');
  if (problems.length === 0) return null;
  if (problems.some(({ reason }) => reason === 'unavailable')) {
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{isCodeOff ? words.automation.off : words.automation.unavailable}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <Caption1 as="p" className={styles.stopped}>
      <Info16Regular />
      {words.automation.stopped}
    </Caption1>
  );
}
