// `npm run check`: types, lint, dependency rule, unused code, unit tests: the fast loop.
import { checkSteps, runStep, type Step } from './steps.ts';

const unit: Step = {
  name: 'unit tests',
  command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'units', '--project', 'views'],
};

let failed = 0;
for (const step of [...checkSteps, unit]) {
  const { passed, seconds } = await runStep(step);
  if (!passed) failed += 1;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`);
}
process.exit(failed === 0 ? 0 : 1);
