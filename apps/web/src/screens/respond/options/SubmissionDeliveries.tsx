import { useLocale, useMessages } from '@tideform/i18n/react';
import type { StoredResponse } from '@tideform/sync';
import { useMemo } from 'react';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { formatDeliveryResult, getDeliveryName } from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useDeliveryMessages } from '../../../ui/outcome/useDeliveryMessages.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** Delivery status of a submission's webhook events and emails; renders nothing if there are none. */
export function SubmissionDeliveries({ response }: { readonly response: StoredResponse }) {
  const messages = useMessages(respondMessages).info;
  const deliveryMessages = useDeliveryMessages();
  const { locale } = useLocale();
  const styles = useRespondStyles();
  const { teamId, formId, id: responseId } = response;
  const item = useMemo(() => ({ formId, responseId }), [formId, responseId]);
  const { deliveries = [] } = useDeliveryStatus(teamId, item);
  if (deliveries.length === 0) return null;
  return (
    <section aria-label={messages.workflows}>
      <div className={styles.factLabel}>{messages.workflows}</div>
      <ul className={styles.deliveries}>
        {deliveries.map((one) => (
          <li key={one.id} className={styles.delivery}>
            <OutcomeBadge status={one.status} />
            <span className={styles.fact}>
              {joinParts([
                getDeliveryName(one, deliveryMessages),
                one.status === 'error'
                  ? formatDeliveryResult(one, deliveryMessages, locale)
                  : formatDateTime(one.timestamp, locale),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
