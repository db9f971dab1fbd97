import { type ReviewState, reviewStates } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import type { FormReview } from '../../database/rows.ts';

const maxNameLength = 60;

/** Parses the review settings in form.config.json; `undefined` if submissions aren't reviewed. */
export function parseFormReview(stored: unknown): FormReview | undefined {
  if (!isRecord(stored)) return undefined;
  const names = isRecord(stored.names) ? stored.names : {};
  const named = reviewStates.flatMap((state): readonly (readonly [ReviewState, string])[] => {
    const name = names[state];
    const text = typeof name === 'string' ? name.trim().slice(0, maxNameLength) : '';
    return text ? [[state, text]] : [];
  });
  return { names: Object.fromEntries(named) };
}
