/** Rounds as lodash does: by the number as it is written, so that 1.005 has 1.01, and half a unit up. */
export function roundUp(value: number, places: number): number {
  if (!Number.isFinite(value) || !Number.isInteger(places) || Math.abs(places) > 292) return Math.round(value);
  const moved = Math.round(shifted(value, places));
  return shifted(moved, -places);
}

function shifted(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
