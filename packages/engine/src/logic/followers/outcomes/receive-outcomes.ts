import { ROWS } from '../../../data/looked-up.ts';
import { findHostileJson } from '../../../definition/find-hostile-json.ts';
import type { Follower } from '../../../places/place.ts';
import type { FollowerRole } from '../../../plan/follower-role.ts';
import type { ScriptEffect, ScriptOutcome } from '../../../scripts/script-host.ts';
import type { Parts } from '../parts.ts';
import type { Written } from '../reads/follower-index.ts';
import { emitEvent } from './emit-event.ts';
import { readLines } from './read-lines.ts';
import { readOutcome } from './read-outcome.ts';
import { reportOf } from './report-of.ts';
import { isAwake, takeFailure, takeValue } from './take-outcome.ts';

const acting: ReadonlySet<FollowerRole> = new Set(['calculation', 'value', 'action', 'change', 'request']);

/** Code that says nothing to `value` leaves the answer to whoever gave it. */
const answering: ReadonlySet<FollowerRole> = new Set(['calculation', 'value']);

/**
 * Takes what code gave that was asked together.
 *
 * @param written what was written while they were asked
 */
export function receiveOutcomes(
  asked: readonly Follower[],
  outcomes: readonly ScriptOutcome[],
  written: readonly Written[],
  parts: Parts,
): void {
  const { readers, mark, waiting } = parts;
  for (const [at, follower] of asked.entries()) noteReads(follower, outcomes[at]!, parts);
  // What was written while they were asked is news to those that read it.
  for (const one of written) readers.find(one, mark);
  readers.findMoved(mark);
  // Entries of logic are switched before what they do is taken for granted.
  const inOrder = [...asked.entries()].sort(([, a], [, b]) => Number(isTrigger(b)) - Number(isTrigger(a)));
  for (const [at, follower] of inOrder) {
    if (follower.plan.isOnce || !waiting.has(follower)) take(follower, outcomes[at]!, parts);
  }
  parts.consequences.settle();
}

/** Takes what code gave that was asked alone, at once: nothing was written meanwhile. */
export function receiveAtOnce(follower: Follower, outcome: ScriptOutcome, parts: Parts): void {
  noteReads(follower, outcome, parts);
  take(follower, outcome, parts);
}

function noteReads(follower: Follower, { reads, readsRowIndex }: ScriptOutcome, parts: Parts): void {
  if (reads) parts.readers.note(follower, reads);
  // Rows that code looked for and nobody has asked for yet are asked for by being read.
  for (const { path } of reads ?? []) if (path[0] === ROWS) parts.readRow(path);
  if (readsRowIndex) parts.readers.noteRowIndex(follower);
}

function take(follower: Follower, outcome: ScriptOutcome, parts: Parts): void {
  const { plan } = follower;
  const { consequences, scripts } = parts;
  for (const line of readLines(outcome)) consequences.log({ nodeId: plan.plan.id, kind: plan.kind, ...line });
  if (scripts.mayTryAgain(plan, outcome)) {
    parts.mark(follower);
    return;
  }
  const read = readOutcome(outcome);
  if (outcome.status === 'stopped') scripts.stop(plan);
  if (read.isValue) consequences.withdraw(plan.plan.id, plan.kind);
  else consequences.report(reportOf(plan, read.reason, read.detail));
  if (!follower.isGone && isAwake(follower)) {
    if (acting.has(plan.role) && !parts.isFrozen) for (const effect of outcome.effects ?? []) takeEffect(effect, parts);
    if (read.isValue && read.isUnsaid && answering.has(plan.role)) leaveAnswer(follower, parts);
    else if (read.isValue) takeValue(follower, read.value, parts);
    else takeFailure(follower, parts);
  }
  parts.requests.answer(follower, read.isValue ? read.value : undefined);
}

function leaveAnswer(follower: Follower, { failures }: Parts): void {
  follower.outcome = undefined;
  failures.delete(follower);
}

function takeEffect(effect: ScriptEffect, parts: Parts): void {
  parts.consequences.redefineAll();
  if (effect.kind === 'emit') emitEvent(effect.event, parts);
  else if (!findHostileJson(effect.value ?? null)) parts.consequences.setAt(effect);
}

function isTrigger({ plan }: Follower): boolean {
  return plan.role === 'trigger';
}
