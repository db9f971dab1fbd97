import {
  Button,
  Caption1,
  Checkbox,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  ProgressBar,
  Spinner,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { mayHaveArrived } from '../../../data/workflows/load-deliveries.ts';
import {
  countDeliveries,
  planReruns,
  type RerunPlan,
  type ToldOf,
  useBulkRerun,
} from '../../../data/workflows/rerun-deliveries.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause, formatSectionError } from '../../../failures/format-failure.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import {
  type DeliveryMessages,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
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

/**
 * Webhooks and email of several submissions, with the number of notifications already sent, and a warning before
 * duplicates.
 */
function SentWebhooks(props: {
  readonly deliveries: ToldOf;
  /** IDs of deselected webhooks. */
  readonly deselectedIds: ReadonlySet<string>;
  readonly isOnlyUnsent: boolean;
  readonly onDeselect: (deselectedIds: ReadonlySet<string>) => void;
}) {
  const messages = useMessages(workflowsMessages);
  const styles = useWorkflowsStyles();
  const { deliveries, deselectedIds, isOnlyUnsent, onDeselect } = props;
  const webhooks = countSent(deliveries, useDeliveryMessages());
  const hasDuplicates = !isOnlyUnsent && webhooks.some(({ id, sent }) => sent > 0 && !deselectedIds.has(id));
  const toggle = (id: string, isSelected: boolean) =>
    onDeselect(new Set(isSelected ? [...deselectedIds].filter((each) => each !== id) : [...deselectedIds, id]));
  return (
    <>
      <Caption1 className={styles.count}>{messages.many({ count: deliveries.size })}</Caption1>
      {hasDuplicates && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.warning}</MessageBarTitle>
            {messages.warningManyText}
          </MessageBarBody>
        </MessageBar>
      )}
      {webhooks.length === 0 ? (
        <p>{messages.noneOfMany}</p>
      ) : (
        <ul className={styles.list}>
          {webhooks.map(({ id, name, sent }) => (
            <li key={id} className={styles.item}>
              <Checkbox
                checked={!deselectedIds.has(id)}
                onChange={(_, { checked }) => toggle(id, checked === true)}
                aria-label={name}
              />
              <span className={styles.about}>
                <bdi>{name}</bdi>
              </span>
              <Caption1 className={styles.quiet}>{messages.alreadySent({ count: sent })}</Caption1>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function countSent(deliveries: ToldOf, deliveryMessages: DeliveryMessages) {
  const webhooks = new Map<string, { readonly id: string; readonly name: string; readonly sent: number }>();
  for (const one of [...deliveries.values()].flat()) {
    const { id } = one;
    const name = getDeliveryName(one, deliveryMessages);
    webhooks.set(id, { id, name, sent: (webhooks.get(id)?.sent ?? 0) + (mayHaveArrived(one) ? 1 : 0) });
  }
  return [...webhooks.values()].sort((a, b) => a.name.localeCompare(b.name));
}
