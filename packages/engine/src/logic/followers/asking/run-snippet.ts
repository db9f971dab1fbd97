import type { Follower } from '../../../places/place.ts';
import { receiveAtOnce } from '../outcomes/receive-outcomes.ts';
import { reportOf } from '../outcomes/report-of.ts';
import { takeFailure } from '../outcomes/take-outcome.ts';
import type { Parts } from '../parts.ts';
import { callOf } from './script-turns.ts';

/**
 * Computes plain code at once, and takes what it gives. Where only the sandbox can say it, the follower is asked there from now on.
 *
 * @param data all answers as they are now
 */
export function runSnippet(follower: Follower, data: unknown, parts: Parts): void {
  const { asks } = follower.plan;
  const { names, ...call } = callOf(follower);
  const outcome = asks.how === 'script' ? asks.snippet?.run({ ...call, data, result: names?.result }) : undefined;
  if (outcome) receiveAtOnce(follower, outcome, parts);
  else leaveToSandbox(follower, parts);
}

function leaveToSandbox(follower: Follower, parts: Parts): void {
  const { members, scripts, consequences } = parts;
  const { plan, place, outcome } = follower;
  members.moveToSandbox(follower);
  if (!scripts.canAsk(follower)) {
    consequences.report(reportOf(plan, 'unavailable', ''));
    takeFailure(follower, parts);
    return;
  }
  // What code shows is not shown before it was asked.
  if (plan.role === 'visibility' && !outcome) consequences.decide(place, false);
  parts.mark(follower);
}
