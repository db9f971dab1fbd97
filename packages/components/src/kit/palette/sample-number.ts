import type { NumberRules } from '../numbers/number-rules.ts';

/** A number that keeps the limits, as far as one can. */
export function sampleNumber({ min, max, step, integer }: NumberRules): number {
  const within = Math.max(min ?? 42, 42);
  const kept = max === undefined ? within : Math.min(max, within);
  const grain = step || (integer ? 1 : 0);
  if (!grain) return kept;
  const above = Math.ceil(kept / grain) * grain;
  return max === undefined || above <= max ? above : Math.floor(kept / grain) * grain;
}
