import { Button, Checkbox, MessageBar, MessageBarBody, ProgressBar, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { countDeliveries, planReruns, type RerunPlan } from '../../../data/deliveries/rerun-deliveries.ts';
import { useBulkRerun } from '../../../data/deliveries/useBulkRerun.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { formatSectionError } from '../../../failures/format-page-error.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { SentWebhooks } from './SentWebhooks.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/**
 * Dialog to send notifications of several submissions again. By default, only failed and unsent notifications are sent.
 * A running operation can be stopped.
 */
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
  const notify = useShowToast();
  const { teamId, formId, items, onClose } = props;
  const [ids] = useState(() => items.map(({ responseId }) => responseId));
  const { deliveries, progress, run, cancel: stop } = useBulkRerun(teamId, formId, ids);
  const [deselectedIds, setDeselectedIds] = useState<ReadonlySet<string>>(new Set());
  const [isOnlyUnsent, setOnlyUnsent] = useState(true);
  const [failed, setFailed] = useState<{ readonly plans: readonly RerunPlan[]; readonly cause: unknown }>();
  const plans =
    failed?.plans ?? (deliveries.value ? planReruns({ statuses: deliveries.value, deselectedIds, isOnlyUnsent }) : []);
  const eventCount = countDeliveries(plans, deliveries.value ?? new Map());
  const send = async () => {
    const result = await run(plans);
    notify(result.done > 0 ? 'success' : 'info', labels.toldMany({ count: result.done }));
    if (result.failed.length === 0) return onClose();
    setFailed({ plans: result.failed, cause: result.cause });
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
            {failed ? tryAgain : eventCount === undefined ? labels.send : labels.sendAll({ count: eventCount })}
          </Button>
        </>
      }
    >
      {deliveries.cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatSectionError(deliveries.cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {deliveries.value === undefined && deliveries.cause === undefined && <Spinner label={loading} />}
      {failed && !progress && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {labels.notTold({ count: failed.plans.length, why: formatCause(failed.cause, failures) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {progress && (
        <div role="status">
          <ProgressBar value={progress.done} max={progress.total} aria-label={labels.title} />
          {labels.progress({ done: progress.done, of: progress.total })}
        </div>
      )}
      {deliveries.value && !progress && !failed && (
        <>
          <SentWebhooks
            deliveries={deliveries.value}
            deselectedIds={deselectedIds}
            isOnlyUnsent={isOnlyUnsent}
            onDeselect={setDeselectedIds}
          />
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
