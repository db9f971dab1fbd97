import { findHostileJson } from '../../../definition/find-hostile-json.ts';
import type { ScriptOutcome } from '../../../scripts/script-host.ts';
import type { LogicProblem } from '../../logic-problem.ts';

/** What code gave, or what went wrong with it. */
export type ReadOutcome =
  | { readonly isValue: true; readonly value: unknown; readonly isUnsaid: boolean }
  | { readonly isValue: false; readonly reason: LogicProblem['reason']; readonly detail: string };

/** Reads what came out of the sandbox: what an author's code gives is as hostile as the code. */
export function readOutcome(outcome: ScriptOutcome): ReadOutcome {
  if (outcome.status === 'stopped') return failure(outcome.reason, '');
  if (outcome.status === 'error') {
    const { missing = [], message } = outcome;
    return missing.length > 0 ? failure('missing', missing.join(', ')) : failure('error', message);
  }
  const hostile = findHostileJson(outcome.value ?? null);
  return hostile
    ? failure('error', `${hostile.code} ${hostile.path}`)
    : { isValue: true, value: outcome.value, isUnsaid: outcome.isUnsaid === true };
}

function failure(reason: LogicProblem['reason'], detail: string): ReadOutcome {
  return { isValue: false, reason, detail };
}
