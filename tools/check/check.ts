// `npm run check`: types, lint, dependency rule, unused code: what a minute can tell of any change. `npm run affected` tests it.
import { checkSteps, runSteps } from './steps.ts';

process.exit((await runSteps(checkSteps)).length === 0 ? 0 : 1);
