/** Number of significant digits at which floating-point errors disappear: 0.1 + 0.2 is 0.3 to fifteen digits. */
const maxReliableDigits = 15;

/** Rounds a number to decimal places, half away from zero. Without `places`, only removes floating-point noise. */
export function roundNumber(value: number, places: number | undefined): number {
  if (!Number.isFinite(value)) return value;
  const exact = Number(value.toPrecision(maxReliableDigits));
  if (places === undefined || places < 0 || places > 20) return exact;
  const shifted = Number(`${Math.abs(exact)}e${places}`);
  // Numbers in scientific notation are so large or small that rounding to decimal places doesn't matter.
  if (Number.isNaN(shifted)) return Number(exact.toFixed(places));
  return Math.sign(exact) * Number(`${Math.round(shifted)}e-${places}`);
}
