import type { Effect } from '../../../fields/field-instance.ts';
import type { OfferedChoices } from '../../../fields/field-state.ts';
import type { WriteTarget } from './write-target.ts';

/** Choices of a field whose script failed. */
export const failedChoices: OfferedChoices = { isFailed: true, reloadCount: 0 };

/** Applies the choices that a script returned, the URL they come from, or a request to reload them. */
export function applyChoices({ plan, field }: Effect, value: unknown, { revalidate }: WriteTarget): void {
  const before = field.offer;
  const reloadCount = before?.reloadCount ?? 0;
  const { type: computationType } = plan.computation;
  if (computationType === 'watch') field.offer = { ...before, reloadCount: reloadCount + 1 };
  else if (computationType === 'script')
    field.offer = Array.isArray(value) ? { list: value, reloadCount } : failedChoices;
  else if (before?.address !== value) field.offer = { address: String(value), reloadCount };
  if (field.offer !== before) revalidate(field);
}
