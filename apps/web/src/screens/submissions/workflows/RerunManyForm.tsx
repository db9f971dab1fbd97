import { Button, Checkbox, MessageBar, MessageBarBody, ProgressBar, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { countMessages, planReruns, type RerunPlan } from '../../../data/deliveries/rerun-many.ts';
import { useRerunMany } from '../../../data/deliveries/useRerunMany.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ToldWebhooks } from './ToldWebhooks.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Tells the form's webhooks of many submissions again: nobody twice unless that is wanted. What was begun can be stopped. */
export function RerunManyForm(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly items: readonly SubmissionItem[];
  readonly onClose: () => void;
}) {
  const labels = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const { cancel, close, loading, tryAgain } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const tell = useTell();
  const { teamId, formId, items, onClose } = props;
  const [ids] = useState(() => items.map(({ responseId }) => responseId));
  const { told, progress, run, cancel: stop } = useRerunMany(teamId, formId, ids);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isOnlyUnsent, setOnlyUnsent] = useState(true);
  const [failed, setFailed] = useState<{ readonly plans: readonly RerunPlan[]; readonly cause: unknown }>();
  const plans = failed?.plans ?? (told.value ? planReruns({ statuses: told.value, left, isOnlyUnsent }) : []);
  const messages = countMessages(plans, told.value ?? new Map());
  const send = async () => {
    const came = await run(plans);
    tell(came.done > 0 ? 'success' : 'info', labels.toldMany({ count: came.done }));
    if (came.failed.length === 0) return onClose();
    setFailed({ plans: came.failed, cause: came.cause });
  };
  return (
    <DialogFrame
      title={labels.title}
      isAlert={progress !== undefined}
      onClose={() => progress === undefined && onClose()}
      actions={
        <>
          <Button onClick={progress ? stop : onClose}>{progress ? labels.stop : failed ? close : cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={plans.length === 0 || progress !== undefined}
            {...(progress && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={send}
          >
            {failed ? tryAgain : messages === undefined ? labels.send : labels.sendAll({ count: messages })}
          </Button>
        </>
      }
    >
      {told.cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{oopsIn(told.cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {told.value === undefined && told.cause === undefined && <Spinner label={loading} />}
      {failed && !progress && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {labels.notTold({ count: failed.plans.length, why: wordCause(failed.cause, failures) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {progress && (
        <div role="status">
          <ProgressBar value={progress.done} max={progress.of} aria-label={labels.title} />
          {labels.progress({ done: progress.done, of: progress.of })}
        </div>
      )}
      {told.value && !progress && !failed && (
        <>
          <ToldWebhooks told={told.value} left={left} isOnlyUnsent={isOnlyUnsent} onLeave={setLeft} />
          <Checkbox
            className={styles.only}
            label={labels.onlyUnsent}
            checked={isOnlyUnsent}
            onChange={(_, { checked }) => setOnlyUnsent(checked === true)}
          />
        </>
      )}
    </DialogFrame>
  );
}
