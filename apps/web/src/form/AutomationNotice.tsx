import { Caption1, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useSyncExternalStore } from 'react';
import { formMessages } from './form.messages.ts';

const useStyles = makeStyles({
  stopped: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
  },
});

/** Notice that a form's code doesn't work, in words that respondents understand. Builders see the details elsewhere. */
export function AutomationNotice({
  session,
  isCodeOff = false,
}: {
  readonly session: Session;
  /** Whether code is intentionally not run. */
  readonly isCodeOff?: boolean;
}) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const all = useSyncExternalStore(session.subscribeLogicErrors, session.logicErrors);
  // Code that throws isn't shown here, because it runs again with the next answers: code often throws while fields are
  // unanswered.
  const logicErrors = all.filter(({ reason }) => reason !== 'error');
  if (logicErrors.length === 0) return null;
  if (logicErrors.some(({ reason }) => reason === 'unavailable')) {
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{isCodeOff ? messages.automation.off : messages.automation.unavailable}</MessageBarBody>
      </MessageBar>
    );
  }
  return (
    <Caption1 as="p" className={styles.stopped}>
      <Info16Regular />
      {messages.automation.stopped}
    </Caption1>
  );
}
