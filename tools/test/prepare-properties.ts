import fc from 'fast-check';
import { inject } from 'vitest';

// Uses the same generated cases in every run, so that failures come from changes; `FIRST_SEED=17 npm run unit -- fuzz`
// generates others.
fc.configureGlobal({ seed: inject('seeds').first });
