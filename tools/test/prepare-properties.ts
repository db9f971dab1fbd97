import fc from 'fast-check';
import { inject } from 'vitest';

// The same made-up cases in every run, so that a change answers for itself alone; `FIRST_SEED=17 npm run unit -- fuzz` makes others.
fc.configureGlobal({ seed: inject('seeds').first });
