/** Duration in milliseconds of the calculation below on the reference machine for time limits, without other load. */
const USUAL_CALCULATION_MS = 200;
/** Processor time in milliseconds of the same calculation, including garbage collection. */
const USUAL_PROCESSOR_MS = 230;

/**
 * Factor, at least 1, by which this machine is slower than the reference machine. Time limits of tests are multiplied
 * by it: they exist only to end hanging tests. The factor is measured once per run, and passed on to child processes.
 */
export const limitFactor =
  Number(process.env.LIMIT_FACTOR) || computeSlowness(measureCalculationMs(), USUAL_CALCULATION_MS);
process.env.LIMIT_FACTOR = String(limitFactor);

/**
 * Measures the factor by which this machine needs more processor time than the reference machine. Unlike the duration,
 * this doesn't depend on other load.
 */
export function measureProcessorFactor(): number {
  const before = process.cpuUsage();
  measureCalculationMs();
  const { user, system } = process.cpuUsage(before);
  return computeSlowness((user + system) / 1000, USUAL_PROCESSOR_MS);
}

export function computeSlowness(tookMs: number, usualMs: number): number {
  return Math.max(1, Math.round((tookMs / usualMs) * 10) / 10);
}

/** Measures all rounds together instead of the fastest: other load of a shared machine slows down the tests as well. */
function measureCalculationMs(): number {
  const from = performance.now();
  for (let round = 0; round < 15; round += 1) {
    const words = Array.from({ length: 20_000 }, (_, index) => `word ${(index * 7919) % 20_011}`);
    JSON.parse(JSON.stringify(words.sort()));
  }
  return performance.now() - from;
}
