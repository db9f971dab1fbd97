// Replaces npm in the test of a clean start: `npm ci` links the packages of this checkout, which has the same lock
// file, instead of unpacking them again. npm itself still checks the lock file (`--dry-run`), and every other command
// is npm's own.
//   node linked-npm.ts REAL_NPM ARGUMENTS...
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { linkPackages } from './link-packages.ts';

const [npm = 'npm', ...args] = process.argv.slice(2);
const isInstall = args[0] === 'ci';
const { status } = spawnSync(npm, isInstall ? [...args, '--dry-run', '--silent'] : args, { stdio: 'inherit' });
if (isInstall && status === 0)
  linkPackages(join(import.meta.dirname, '..', '..'), process.cwd(), !args.includes('--omit=dev'));
process.exit(status ?? 1);
