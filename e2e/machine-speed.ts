/** What the calculation below takes on the machine that the limits were chosen on, with nothing beside it. */
const USUAL_CALCULATION_MS = 200;
/** The same of the processor, with what tidies up after it. */
const USUAL_PROCESSOR_MS = 230;

/**
 * How many times longer than on the machine that the limits were chosen on things may take here; 1 or more. Limits of tests are
 * multiplied by it: they exist only to end what hangs. It is measured once a run, and handed to the processes that a run starts.
 */
export const limitFactor = Number(process.env.LIMIT_FACTOR) || slowness(calculationMs(), USUAL_CALCULATION_MS);
process.env.LIMIT_FACTOR = String(limitFactor);

/** How many times more of its processor time than usual this machine needs: one that is shared or rationed needs no more. */
export function measureProcessor(): number {
  const before = process.cpuUsage();
  calculationMs();
  const { user, system } = process.cpuUsage(before);
  return slowness((user + system) / 1000, USUAL_PROCESSOR_MS);
}

export function slowness(tookMs: number, usualMs: number): number {
  return Math.max(1, Math.round((tookMs / usualMs) * 10) / 10);
}

/** All rounds together, not the fastest: where the processor is shared or rationed, what comes after waits as well. */
function calculationMs(): number {
  const from = performance.now();
  for (let round = 0; round < 15; round += 1) {
    const words = Array.from({ length: 20_000 }, (_, index) => `word ${(index * 7919) % 20_011}`);
    JSON.parse(JSON.stringify(words.sort()));
  }
  return performance.now() - from;
}
