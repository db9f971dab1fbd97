import { afterAll } from 'vitest';
import { processorSecondsSoFar } from '../../e2e/processor-seconds.ts';

// Each file of a worker begins here, and has imported nothing yet.
const before = processorSecondsSoFar();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a hook needs.
afterAll(({}, file) => {
  Object.assign(file.meta, { processorSeconds: processorSecondsSoFar() - before });
});
