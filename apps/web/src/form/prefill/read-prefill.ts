import { holdsAnswers, type SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { prefillLimit } from '../../ui/routing/prefill-limit.ts';

/**
 * Reads the prefill payload of the address, JSON in `?data=` or `#data=`. The hash wins: it is not sent to servers. What
 * is too long or does not parse is no prefill. Whoever wrote the address wrote this: give it to `prefillAnswers`.
 */
export function readPrefill(search: string, hash: string): unknown {
  const raw = new URLSearchParams(hash.replace(/^#/, '')).get('data') ?? new URLSearchParams(search).get('data');
  if (!raw || raw.length > prefillLimit) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Whether a draft belongs to a prefill: it was started with it, though its answers may be others by now, or it has every
 * answer of it. Without a prefill every draft does.
 */
export function matchesPrefill(
  { data: { data, metadata } }: Pick<ResponseRow, 'data'>,
  prefill: SubmissionData,
): boolean {
  const { prefilledData } = metadata;
  const wasStartedWith = holdsAnswers(prefilledData, prefill) && holdsAnswers(prefill, prefilledData);
  return wasStartedWith || holdsAnswers(data, prefill);
}

/** The query that stays on the address of the response: everything but the prefill. `''` or `?…`. */
export function addressWithoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('data');
  return rest.size > 0 ? `?${rest}` : '';
}
