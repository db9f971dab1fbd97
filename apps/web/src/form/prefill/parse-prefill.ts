import { containsAnswers, type SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { prefillLimit } from '../../ui/routing/prefill-limit.ts';

/**
 * Parses the prefill payload of the URL, JSON in `?data=` or `#data=`. The hash wins: it isn't sent to servers.
 * Returns `undefined` if it is too long or invalid. The payload is untrusted: pass it to `prefillAnswers`.
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
 * Whether a draft belongs to a prefill: it was started with it, even if its answers have changed since, or it has all
 * its answers. Without a prefill, every draft does.
 */
export function matchesPrefill(
  { data: { data, metadata } }: Pick<ResponseRow, 'data'>,
  prefill: SubmissionData,
): boolean {
  const { prefilledData } = metadata;
  const wasStartedWith = containsAnswers(prefilledData, prefill) && containsAnswers(prefill, prefilledData);
  return wasStartedWith || containsAnswers(data, prefill);
}

/** Query of the response's URL without the prefill: `''` or `?…`. */
export function getQueryWithoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('data');
  return rest.size > 0 ? `?${rest}` : '';
}
