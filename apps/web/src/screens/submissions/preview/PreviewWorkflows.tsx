import { Subtitle2 } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { formatDeliveryResult, getDeliveryName } from '../../../ui/outcome/format-delivery-result.ts';
import { useDeliveryMessages } from '../../../ui/outcome/useDeliveryMessages.ts';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

/** Delivery status of a submission's emails and webhook events. */
export function PreviewWorkflows({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const messages = useMessages(previewMessages);
  const deliveryMessages = useDeliveryMessages();
  const { locale } = useLocale();
  const styles = usePreviewStyles();
  const { deliveries = [] } = useDeliveryStatus(teamId, item);
  if (deliveries.length === 0) return null;
  return (
    <div className={styles.section}>
      <Subtitle2 as="h3" className={styles.heading}>
        {messages.workflows}
      </Subtitle2>
      <ul className={styles.list}>
        {deliveries.map((one) => (
          <li key={one.id}>
            <bdi>{getDeliveryName(one, deliveryMessages)}</bdi>: {formatDeliveryResult(one, deliveryMessages, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
