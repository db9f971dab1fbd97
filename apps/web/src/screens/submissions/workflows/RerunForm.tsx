import { Caption1, Checkbox, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useDeliveryStatus } from '../../../data/workflows/create-delivery-statuses.ts';
import { mayHaveArrived } from '../../../data/workflows/load-deliveries.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import {
  formatDeliveryResult,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Dialog to send selected webhook events and the email of a submission again. */
export function RerunForm({ item, onClose }: { readonly item: SubmissionItem; readonly onClose: () => void }) {
  const messages = useMessages(workflowsMessages);
  const deliveryMessages = useDeliveryMessages();
  const { loading } = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const notify = useShowToast();
  const [deselectedIds, setDeselectedIds] = useState<ReadonlySet<string>>(new Set());
  const { teamId = '' } = useParams();
  const { deliveries, rerun } = useDeliveryStatus(teamId, item);
  const selected = deliveries?.filter(({ id }) => !deselectedIds.has(id)) ?? [];
  const isAll = selected.length === deliveries?.length;
  const mayDuplicate = selected.some(mayHaveArrived);
  const send = async () => {
    // Without IDs, the server delivers to all webhooks, including those that aren't listed here yet.
    const count = await rerun(isAll ? undefined : selected.map(({ id }) => id));
    if (count === 0) notify('info', messages.nobody);
    else notify('success', messages.told({ count }));
  };
  const toggle = (id: string, isSelected: boolean) => {
    const next = new Set(deselectedIds);
    if (isSelected) next.delete(id);
    else next.add(id);
    setDeselectedIds(next);
  };
  return (
    <ConfirmDialog
      title={messages.title}
      confirm={deliveries?.length === 0 ? messages.sendFirst : messages.send}
      isRefused={deliveries === undefined || (selected.length === 0 && !isAll)}
      onConfirm={send}
      onClose={onClose}
    >
      {deliveries === undefined && <Spinner label={loading} />}
      {deliveries?.length === 0 && <p>{messages.none}</p>}
      {mayDuplicate && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.warning}</MessageBarTitle>
            {messages.warningText}
          </MessageBarBody>
        </MessageBar>
      )}
      {deliveries !== undefined && deliveries.length > 0 && (
        <ul className={styles.list}>
          {deliveries.map((one) => {
            const { id, timestamp, status } = one;
            const name = getDeliveryName(one, deliveryMessages);
            return (
              <li key={id} className={styles.item}>
                <Checkbox
                  checked={!deselectedIds.has(id)}
                  onChange={(_, data) => toggle(id, data.checked === true)}
                  aria-label={name}
                />
                <span className={styles.about}>
                  <bdi>{name}</bdi>
                  <Caption1 className={styles.quiet}>
                    {status === 'error'
                      ? formatDeliveryResult(one, deliveryMessages, locale)
                      : formatDateTime(timestamp, locale)}
                  </Caption1>
                </span>
                <OutcomeBadge status={status} />
              </li>
            );
          })}
        </ul>
      )}
    </ConfirmDialog>
  );
}
