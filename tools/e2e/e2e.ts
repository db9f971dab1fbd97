// `npm run e2e [-- --grep TEXT]`: runs journeys in a real browser against the real server. Lists the journeys with the
// longest setup, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFailure } from '../check/format-failure.ts';
import { buildWeb } from '../start/build-web.ts';
import {
  computeProcessorTimes,
  formatSetupTimes,
  type JourneysReport,
  listFailedJourneys,
  listSetupTimes,
} from './journeys-report.ts';

const root = join(import.meta.dirname, '..', '..');
const report = join(root, '.cache/e2e-report.json');

await buildWeb();
rmSync(report, { force: true });
const child = spawn(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
  },
);
const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
const { stats, suites }: JourneysReport = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [] };
const { expected, unexpected, flaky } = stats;
const failed = unexpected + flaky;
writeFileSync(join(root, '.cache/e2e-times.json'), JSON.stringify(computeProcessorTimes(suites)));
for (const { journey, message } of listFailedJourneys(suites)) console.log(formatFailure(journey, message));
for (const line of formatSetupTimes(listSetupTimes(suites))) console.log(line);
console.log(`${expected} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`);
process.exit(code);
