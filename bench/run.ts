/**
 * Draws the same form with Tideform and a peer, in turn, and prints what a person would feel.
 *
 *     npm run bench                                  tideform beside rjsf: every goal, one line each at the end
 *     npm run bench -- --engines tideform,rjsf,formio,survey
 *     npm run bench -- --forms flat-500 --reps 3     options of bench/peers/run.mjs
 *
 * Compare ratios within one run: the machine may be busy with something else.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../e2e/find-chromium.ts';

const peers = join(import.meta.dirname, 'peers');
const DEFAULTS = {
  engines: 'tideform,tideform-logic,rjsf,bare',
  forms: 'flat-100,flat-1000,calc-100,calc-1000,grid-100',
  out: 'tideform',
};

/** `run.mjs` stands alone and knows one place; a fresh machine has only the browser that `npm test` installed. */
const chromium = findChromium({ isWhole: true });
const env = { ...process.env, ...(chromium && { CHROMIUM: chromium }) };

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: peers, stdio: 'inherit', env });
  if (error) throw new Error(`Cannot run ${command}`, { cause: error });
  if (status !== 0) process.exit(status ?? 1);
}

function option(name: string, given: readonly string[]): string | undefined {
  const at = given.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (given[at]!.split('=')[1] ?? given[at + 1]);
}

const given = process.argv.slice(2);
const missing = Object.entries(DEFAULTS).filter(([name]) => option(name, given) === undefined);
const engines = (option('engines', given) ?? DEFAULTS.engines).split(',');

if (!existsSync(join(peers, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund']);
run(process.execPath, ['build.mjs', ...engines]);
const product = respondPageBytes();
run(process.execPath, [
  'run.mjs',
  ...given,
  ...missing.flatMap(([name, value]) => [`--${name}`, value]),
  ...(product ? ['--product', product] : []),
]);

/** What the size budget says of the product's own page, in bytes. Nothing when it cannot be built just now. */
function respondPageBytes(): string | undefined {
  const tool = join(import.meta.dirname, '../tools/size-budget/size-budget.ts');
  const { stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const kiloBytes = /respond: (\d+) kB/.exec(stdout)?.[1];
  return kiloBytes && `${kiloBytes}000`;
}
