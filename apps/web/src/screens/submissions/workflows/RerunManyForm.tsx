import { Button, Checkbox, MessageBar, MessageBarBody, ProgressBar, Spinner } from '@fluentui/react-components';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { countMessages, planReruns, type RerunPlan } from '../../../data/deliveries/rerun-many.ts';
import { useRerunMany } from '../../../data/deliveries/useRerunMany.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { ToldWebhooks } from './ToldWebhooks.tsx';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** Tells the form's webhooks of many submissions again: nobody twice unless that is wanted. What was begun can be stopped. */
export function RerunManyForm(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly items: readonly SubmissionItem[];
  readonly onClose: () => void;
}) {
  const words = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const { cancel, close, loading, tryAgain } = useWords(uiWords);
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
    tell(came.done > 0 ? 'success' : 'info', words.toldMany({ count: came.done }));
    if (came.failed.length === 0) return onClose();
    setFailed({ plans: came.failed, cause: came.cause });
  };
  return (
    <DialogFrame
      title={words.title}
      isAlert={progress !== undefined}
      onClose={() => progress === undefined && onClose()}
      actions={
        <>
          <Button onClick={progress ? stop : onClose}>{progress ? words.stop : failed ? close : cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={plans.length === 0 || progress !== undefined}
            {...(progress && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={send}
          >
            {failed ? tryAgain : messages === undefined ? words.send : words.sendAll({ count: messages })}
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
            {words.notTold({ count: failed.plans.length, why: wordCause(failed.cause, failures) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {progress && (
        <div role="status">
          <ProgressBar value={progress.done} max={progress.of} aria-label={words.title} />
          {words.progress({ done: progress.done, of: progress.of })}
        </div>
      )}
      {told.value && !progress && !failed && (
        <>
          <ToldWebhooks told={told.value} left={left} isOnlyUnsent={isOnlyUnsent} onLeave={setLeft} />
          <Checkbox
            className={styles.only}
            label={words.onlyUnsent}
            checked={isOnlyUnsent}
            onChange={(_, { checked }) => setOnlyUnsent(checked === true)}
          />
        </>
      )}
    </DialogFrame>
  );
}
