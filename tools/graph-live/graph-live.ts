// `npm run graph:live [-- -t GR-25]`: runs the conformance suite of packages/graph against a running service: a
// Microsoft 365 tenant, or the embedded workspace. Environment variables select the service
// (docs/guides/ask-a-real-tenant.md); exit code 2 if any are missing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLiveSettings } from './credentials.ts';
import { excludedCases, excludeRules } from './excluded-cases.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { testNamePattern: { type: 'string', short: 't', default: '' } } });

const read = readLiveSettings(process.env);
if ('missing' in read) {
  console.error('Environment variables with the service and its credentials are missing:');
  for (const line of read.missing) console.error(`  ${line}`);
  process.exit(2);
}
console.log(
  `Testing ${read.settings.baseUrl}. The tests create folders, columns, lists and emails there, and do not delete them.`,
);
for (const [rule, reason] of Object.entries(excludedCases)) console.log(`Skipped: ${rule}, because ${reason}`);

const pattern = `${excludeRules(Object.keys(excludedCases))}.*${values.testNamePattern}`;
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--config', join(import.meta.dirname, 'vitest.config.ts'), '-t', pattern];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
