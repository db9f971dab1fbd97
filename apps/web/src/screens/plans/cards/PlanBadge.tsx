import { Badge } from '@fluentui/react-components';
import type { PlanState, SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { getPlanState } from '../../../data/features/plans.ts';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';

const statusColors = {
  restricted: 'danger',
  owing: 'danger',
  late: 'warning',
  trial: 'subtle',
  free: 'informative',
  well: 'success',
} as const satisfies Record<PlanState, string>;

/** Badge with the state of a team's plan. */
export function PlanBadge({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const standing = getPlanState(subscription);
  return (
    <Badge appearance="tint" color={statusColors[standing]} {...(standing === 'trial' && { className: styles.trial })}>
      {messages.standings[standing]}
    </Badge>
  );
}
