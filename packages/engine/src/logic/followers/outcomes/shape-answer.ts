import type { Place } from '../../../places/place.ts';

/** Brings what logic gives into the shape of the field's answers. */
export function shapeAnswer({ plan: { spec }, props }: Place, value: unknown): unknown {
  if (!spec || value === undefined || value === null) return undefined;
  return spec.fromCalculation ? spec.fromCalculation(value, props) : spec.normalize(value, props);
}
