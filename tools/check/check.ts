// `npm run check`: types, lint, dependency rule and unused code, in about a minute. `npm run affected` also runs the
// tests.
import { checkSteps, runSteps } from './steps.ts';

process.exit((await runSteps(checkSteps)).length === 0 ? 0 : 1);
