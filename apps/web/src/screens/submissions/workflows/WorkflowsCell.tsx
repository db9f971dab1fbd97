import { Button } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useParams } from 'react-router';
import { useDeliveryStatus } from '../../../data/workflows/create-delivery-statuses.ts';
import {
  formatDeliveryResult,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/**
 * Delivery status of a submission's webhook events and email, with details in the tooltip. A click opens the dialog to
 * send them again. The table's grid navigation manages the cell's focus.
 */
export function WorkflowsCell({ item, onRerun }: { readonly item: SubmissionItem; readonly onRerun: () => void }) {
  const messages = useMessages(workflowsMessages);
  const deliveryMessages = useDeliveryMessages();
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const { teamId = '' } = useParams();
  const { deliveries = [] } = useDeliveryStatus(teamId, item);
  if (deliveries.length === 0) return '–';
  const lines = deliveries.map((one) => ({
    id: one.id,
    text: `${getDeliveryName(one, deliveryMessages)}: ${formatDeliveryResult(one, deliveryMessages, locale)}`,
  }));
  const tooltip = (
    <ul className={styles.lines}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Tooltip relationship="description" content={tooltip}>
      <Button
        appearance="transparent"
        size="small"
        tabIndex={-1}
        className={styles.cell}
        aria-label={messages.cell({ name: `${item.submissionNumber ?? item.title}` })}
        onClick={onRerun}
      >
        <span className={styles.chips}>
          {deliveries.map(({ id, status }) => (
            <OutcomeBadge key={id} status={status} />
          ))}
        </span>
      </Button>
    </Tooltip>
  );
}
