import { Badge } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { outcomeWords } from './outcome.words.ts';
import type { Outcome } from './word-outcome.ts';

const colors = { sent: 'success', error: 'danger', waiting: 'informative' } as const;

export function OutcomeBadge({ status }: Pick<Outcome, 'status'>) {
  const { statuses } = useWords(outcomeWords);
  return (
    <Badge appearance="tint" shape="rounded" color={colors[status]}>
      {statuses[status]}
    </Badge>
  );
}
