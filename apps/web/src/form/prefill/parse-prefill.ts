import { containsAnswers, type SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';

/**
 * Parses the prefill answers in a URL: JSON in `?data=` or `#data=`. The hash is preferred, because it isn't sent to
 * servers. Returns `undefined` if the JSON is too long or invalid. The answers are untrusted: pass them to
 * `prefillAnswers`.
 */
export function parsePrefill(search: string, hash: string): unknown {
  const raw = new URLSearchParams(hash.replace(/^#/, '')).get('data') ?? new URLSearchParams(search).get('data');
  if (!raw || raw.length > prefillLimit) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a draft belongs to a prefill: the draft was started with it, even if answers have changed since, or
 * it contains all its answers. Without a prefill, returns true.
 */
export function matchesPrefill(
  { data: { data, metadata } }: Pick<ResponseRow, 'data'>,
  prefill: SubmissionData,
): boolean {
  const { prefilledData } = metadata;
  const wasStartedWith = containsAnswers(prefilledData, prefill) && containsAnswers(prefill, prefilledData);
  return wasStartedWith || containsAnswers(data, prefill);
}

/** Returns the query of a response's URL without the prefill: `''` or `?…`. */
export function getQueryWithoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('data');
  return rest.size > 0 ? `?${rest}` : '';
}

/** Maximum length of the prefill answers in a URL, in characters of JSON. */
export const prefillLimit = 20_000;
