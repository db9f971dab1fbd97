import {
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { isolateText } from '@tideform/components/kit/messages/isolate.ts';
import { getErrorLabel } from '@tideform/components/kit/read/label.ts';
import type { Session } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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

/** Maximum number of fields that are named. */
const maxNamed = 5;

/**
 * Lists calculated answers that couldn't be recalculated, before they are submitted anyway. It gets the focus when it
 * appears.
 *
 * @param props IDs of the outdated fields that the last submit found
 */
export function OutdatedFieldsNotice(props: {
  readonly session: Session;
  readonly ids: readonly string[];
  readonly onSubmit: () => void;
}) {
  const messages = useMessages(formMessages).outdated;
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const { session, ids } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit creates a new list and focuses the notice again
  useEffect(() => root.current?.focus(), [ids]);
  const visibleIds = ids.filter((id) => session.state(id).visible);
  const labels = new Set(visibleIds.map((id) => isolateText(getErrorLabel(session.node(id).definition), locale)));
  return (
    <MessageBar ref={root} tabIndex={-1} intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.title}</MessageBarTitle>
        {labels.size > 0 ? messages.fields({ labels: [...labels].slice(0, maxNamed).join(', ') }) : messages.unseen}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onSubmit}>{messages.submit}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
