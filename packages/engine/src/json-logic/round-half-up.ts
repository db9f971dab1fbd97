/** Rounds half up like lodash, by the decimal notation of the number: 1.005 becomes 1.01. */
export function roundHalfUp(value: number, places: number): number {
  if (!Number.isFinite(value) || !Number.isInteger(places) || Math.abs(places) > 292) return Math.round(value);
  const moved = Math.round(shiftDecimal(value, places));
  return shiftDecimal(moved, -places);
}

function shiftDecimal(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
