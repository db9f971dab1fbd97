import type { Effect } from '../../../fields/field-instance.ts';
import type { Offer } from '../../../fields/field-state.ts';
import type { WriteTarget } from './write-target.ts';

/** Offer of a script that failed. */
export const failedOffer: Offer = { isFailed: true, turn: 0 };

/** Applies the choices that a script returned, the URL they come from, or a request to reload them. */
export function applyOffer({ plan, field }: Effect, value: unknown, { revalidate }: WriteTarget): void {
  const before = field.offer;
  const turn = before?.turn ?? 0;
  const { type: how } = plan.computation;
  if (how === 'watch') field.offer = { ...before, turn: turn + 1 };
  else if (how === 'script') field.offer = Array.isArray(value) ? { list: value, turn } : failedOffer;
  else if (before?.address !== value) field.offer = { address: String(value), turn };
  if (field.offer !== before) revalidate(field);
}
