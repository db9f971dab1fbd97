/** Digits of a double that computing with decimal fractions does not blur: 0.1 + 0.2 is 0.3 to fifteen digits. */
const soundDigits = 15;

/** Rounds to decimal places, halves away from zero; without a number of places, only what computing has blurred. */
export function roundNumber(value: number, places: number | undefined): number {
  if (!Number.isFinite(value)) return value;
  const sound = Number(value.toPrecision(soundDigits));
  if (places === undefined || places < 0 || places > 20) return sound;
  const shifted = Number(`${Math.abs(sound)}e${places}`);
  // Numbers in scientific notation are far beyond decimal places, or far below them.
  if (Number.isNaN(shifted)) return Number(sound.toFixed(places));
  return Math.sign(sound) * Number(`${Math.round(shifted)}e-${places}`);
}
