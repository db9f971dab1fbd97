import { findHostileJson, isRecord, type SubmissionData } from '@tideform/engine';
import { prefillLimit } from '../../ui/routing/prefill-limit.ts';

export type PrefillResult =
  | { readonly ok: true; readonly prefill: SubmissionData }
  | { readonly ok: false; readonly problem: 'not-json' | 'no-answers' | 'too-long' };

/** Parses prefill answers that the user wrote as JSON: an object that maps field keys to answers. */
export function parseJsonPrefill(source: string): PrefillResult {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  if (!isRecord(value) || findHostileJson(value)) return { ok: false, problem: 'no-answers' };
  if (JSON.stringify(value).length > prefillLimit) return { ok: false, problem: 'too-long' };
  return { ok: true, prefill: value };
}
