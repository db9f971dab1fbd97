import { Badge } from '@fluentui/react-components';
import type { PlanStanding, SubscriptionDetails } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { planStanding } from '../../../data/features/plans.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { plansWords } from '../plans.words.ts';

const colors = {
  restricted: 'danger',
  owing: 'danger',
  late: 'warning',
  trial: 'subtle',
  free: 'informative',
  well: 'success',
} as const satisfies Record<PlanStanding, string>;

/** How the plan of a team stands, in a word. */
export function PlanBadge({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
  const standing = planStanding(subscription);
  return (
    <Badge appearance="tint" color={colors[standing]} {...(standing === 'trial' && { className: styles.trial })}>
      {words.standings[standing]}
    </Badge>
  );
}
