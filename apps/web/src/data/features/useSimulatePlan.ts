import { playSubscription, type SubscriptionDetails } from '@tideform/contract';
import { useCallback } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { getSubscriptions } from './useSubscription.ts';

export type SimulatedPlan = Pick<SubscriptionDetails, 'plan' | 'status' | 'restricted'>;

/** Returns a function that simulates a plan for a team in the demo. It throws ServerOutage, Failed. */
export function useSimulatePlan(teamId: string): (plan: SimulatedPlan) => Promise<void> {
  const data = useData();
  return useCallback(
    async (body) => {
      const answer = await data.api.call(playSubscription, { params: { teamId }, body });
      if (!answer.ok) throw createRefusalError(answer);
      getSubscriptions(data).set(teamId, answer.value);
    },
    [data, teamId],
  );
}
