import type { SubmissionData } from '@tideform/engine';

/** Longest prefill payload that is read, in characters. */
const MAX_CHARACTERS = 20_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the prefill payload of the address: `?data=` or `#data=`, JSON of an object of answers. The hash wins: it is
 * not sent to servers. What is not an object, is too long or does not parse is no prefill.
 */
export function readPrefill(search: string, hash: string): SubmissionData | undefined {
  const raw = new URLSearchParams(hash.replace(/^#/, '')).get('data') ?? new URLSearchParams(search).get('data');
  if (!raw || raw.length > MAX_CHARACTERS) return undefined;
  try {
    const value: unknown = JSON.parse(raw, (key, each: unknown) => (FORBIDDEN.has(key) ? undefined : each));
    return isAnswers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isAnswers(value: unknown): value is SubmissionData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a draft already has every answer of the prefill. */
export function matchesPrefill(data: SubmissionData, prefill: SubmissionData | undefined): boolean {
  return Object.entries(prefill ?? {}).every(([key, value]) => JSON.stringify(data[key]) === JSON.stringify(value));
}

/** The query that stays on the address of the response: everything but the prefill. `''` or `?…`. */
export function addressWithoutPrefill(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('data');
  return rest.size > 0 ? `?${rest}` : '';
}
