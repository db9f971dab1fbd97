import { reportOf } from '../outcomes/report-of.ts';
import { takeFailure } from '../outcomes/take-outcome.ts';
import type { Parts } from '../parts.ts';

/** The sandbox cannot be started: the form goes on without its code. */
export function giveUpScripts(cause: unknown, parts: Parts): void {
  const { scripts, waiting, members, requests, consequences } = parts;
  scripts.stopAll();
  waiting.takeScripts();
  const detail = cause instanceof Error ? cause.message : String(cause);
  for (const follower of members.scripted) {
    consequences.report(reportOf(follower.plan, 'unavailable', detail));
    takeFailure(follower, parts);
  }
  requests.end();
  consequences.settle();
}
