import { Badge } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { WebhookResult } from './format-delivery-result.ts';
import { outcomeMessages } from './outcome.messages.ts';

const colors = { sent: 'success', error: 'danger', waiting: 'informative' } as const;

export function OutcomeBadge({ status }: Pick<WebhookResult, 'status'>) {
  const { statuses } = useMessages(outcomeMessages);
  return (
    <Badge appearance="tint" shape="rounded" color={colors[status]}>
      {statuses[status]}
    </Badge>
  );
}
