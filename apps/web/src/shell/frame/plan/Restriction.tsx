import { useEffect } from 'react';
import { useSubscription } from '../../../data/features/useSubscription.ts';

/** Reports whether a team's subscription is restricted, as often as that changes. */
export function Restriction(props: {
  readonly teamId: string;
  /** `undefined`: it isn't. */
  readonly onChange: (restrictedId: string | undefined) => void;
}) {
  const { teamId, onChange } = props;
  const isRestricted = useSubscription(teamId)?.restricted === true;
  useEffect(() => onChange(isRestricted ? teamId : undefined), [isRestricted, onChange, teamId]);
  return null;
}
