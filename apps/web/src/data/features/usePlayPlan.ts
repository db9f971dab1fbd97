import { playSubscription, type SubscriptionDetails } from '@tideform/contract';
import { useCallback } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { subscriptionsOf } from './useSubscription.ts';

export type PlayedPlan = Pick<SubscriptionDetails, 'plan' | 'status' | 'restricted'>;

/** In the demonstration: shows the team what a plan would be. @throws ServerOutage, Failed */
export function usePlayPlan(teamId: string): (played: PlayedPlan) => Promise<void> {
  const data = useData();
  return useCallback(
    async (body) => {
      const answer = await data.api.call(playSubscription, { params: { teamId }, body });
      if (!answer.ok) throw refused(answer);
      subscriptionsOf(data).learn(teamId, answer.value);
    },
    [data, teamId],
  );
}
