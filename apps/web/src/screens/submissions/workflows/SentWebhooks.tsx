import { Caption1, Checkbox, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { mayHaveArrived } from '../../../data/deliveries/delivery.ts';
import type { ToldOf } from '../../../data/deliveries/useBulkRerun.ts';
import { type DeliveryMessages, getDeliveryName } from '../../../ui/outcome/format-delivery-result.ts';
import { useDeliveryMessages } from '../../../ui/outcome/useDeliveryMessages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/**
 * Webhooks and email of several submissions, with the number of notifications already sent, and a warning before
 * duplicates.
 */
export function SentWebhooks(props: {
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
