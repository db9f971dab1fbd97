import { useEffect } from 'react';
import { useSubscription } from '../../../data/features/useSubscription.ts';

/** Reports whether a team's subscription is restricted, whenever that changes. Renders nothing. */
export function RestrictionReporter(props: {
  readonly teamId: string;
  /** Called with the ID of the restricted team; `undefined`: the team isn't restricted. */
  readonly onChange: (restrictedId: string | undefined) => void;
}) {
  const { teamId, onChange } = props;
  const isRestricted = useSubscription(teamId)?.restricted === true;
  useEffect(() => onChange(isRestricted ? teamId : undefined), [isRestricted, onChange, teamId]);
  return null;
}
