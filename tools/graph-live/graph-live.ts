// `npm run graph:live [-- -t GR-25]`: runs the suite of packages/graph against a service that runs: a tenant of Microsoft 365, or
// the embedded workspace. The environment says which (docs/guides/ask-a-real-tenant.md); exit code 2 when it does not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLiveSettings } from './credentials.ts';
import { leftOut, patternWithout } from './left-out.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { testNamePattern: { type: 'string', short: 't', default: '' } } });

const read = readLiveSettings(process.env);
if ('missing' in read) {
  console.error('The environment does not say which service to ask and as whom. Missing:');
  for (const line of read.missing) console.error(`  ${line}`);
  process.exit(2);
}
console.log(`Asking ${read.settings.baseUrl}. It gets folders, columns, lists and mail that stay there.`);
for (const [rule, reason] of Object.entries(leftOut)) console.log(`Left out: ${rule}, because ${reason}`);

const pattern = `${patternWithout(Object.keys(leftOut))}.*${values.testNamePattern}`;
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--config', join(import.meta.dirname, 'vitest.config.ts'), '-t', pattern];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
