import type { NumberRules } from '../numbers/number-rules.ts';

/** Returns a sample number within the limits of a number field, if possible. */
export function createSampleNumber({ min, max, step, integer }: NumberRules): number {
  const aboveMin = Math.max(min ?? 42, 42);
  const inRange = max === undefined ? aboveMin : Math.min(max, aboveMin);
  const multiple = step || (integer ? 1 : 0);
  if (!multiple) return inRange;
  const above = Math.ceil(inRange / multiple) * multiple;
  return max === undefined || above <= max ? above : Math.floor(inRange / multiple) * multiple;
}
