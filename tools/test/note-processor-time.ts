import { afterAll } from 'vitest';
import { getProcessorSeconds } from '../../e2e/processor-seconds.ts';

// Setup files run before each test file of a worker imports anything.
const before = getProcessorSeconds();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern.
afterAll(({}, file) => {
  Object.assign(file.meta, { processorSeconds: getProcessorSeconds() - before });
});
