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
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const all = useSyncExternalStore(session.subscribeLogicErrors, session.logicErrors);
  // Code that throws is asked again with the next answers: much of it throws while nothing is answered yet.
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
