import { findHostileJson } from '../../../definition/find-hostile-json.ts';
import type { ScriptResult } from '../../../scripts/script-host.ts';
import type { LogicError } from '../../logic-error.ts';

/** Value of a script, or the reason it failed. */
export type ParsedResult =
  | { readonly isValue: true; readonly value: unknown; readonly isUnassigned: boolean }
  | { readonly isValue: false; readonly reason: LogicError['reason']; readonly detail: string };

/** Parses the result of a script. Values from the sandbox are untrusted. */
export function parseResult(result: ScriptResult): ParsedResult {
  if (result.status === 'stopped') return createFailure(result.reason, '');
  if (result.status === 'error') {
    const { missing = [], message } = result;
    return missing.length > 0 ? createFailure('missing', missing.join(', ')) : createFailure('error', message);
  }
  const hostile = findHostileJson(result.value ?? null);
  return hostile
    ? createFailure('error', `${hostile.code} ${hostile.path}`)
    : { isValue: true, value: result.value, isUnassigned: result.isUnsaid === true };
}

function createFailure(reason: LogicError['reason'], detail: string): ParsedResult {
  return { isValue: false, reason, detail };
}
