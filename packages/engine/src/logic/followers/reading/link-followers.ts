import type { PlacePlan } from '../../../plan/place-plan.ts';
import type { SessionWarning } from '../../../plan/session-warning.ts';
import type { ScriptSource } from '../../../scripts/script-host.ts';
import { readFollowers } from './read-followers.ts';

/** The code of a form, and what cannot be followed in it. */
export interface FollowersOfForm {
  readonly scripts: readonly ScriptSource[];
  readonly warnings: readonly SessionWarning[];
}

/** Reads what follows from answers, component by component, and ties it to the components that it names. */
export function linkFollowers(plans: readonly PlacePlan[]): FollowersOfForm {
  const scripts: ScriptSource[] = [];
  const warnings: SessionWarning[] = [];
  for (const plan of plans) {
    const followers = readFollowers(plan, { scripts, warnings });
    if (followers.length > 0) plan.followers = followers;
    for (const follower of plan.followers) {
      if (!('targets' in follower.asks)) continue;
      for (const target of new Set(follower.asks.targets)) target.watchers.push(follower);
    }
  }
  return { scripts, warnings };
}
