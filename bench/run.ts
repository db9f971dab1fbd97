/**
 * Renders the same forms with Tideform and other form libraries, alternately, and prints the times that users notice.
 *
 *     npm run bench                                  Tideform and rjsf: every goal, one line each at the end
 *     npm run bench -- --engines tideform,rjsf,formio,survey
 *     npm run bench -- --forms flat-500 --reps 3     options of bench/peers/run.mjs
 *
 * Compare only the ratios of one run: the machine may have other load.
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

/**
 * `run.mjs` is standalone and has only one default browser path, but a new machine may only have the browser that `npm
 * test` installed.
 */
const chromium = findChromium({ isWhole: true });
const env = { ...process.env, ...(chromium && { CHROMIUM: chromium }) };

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: peers, stdio: 'inherit', env });
  if (error) throw new Error(`Cannot run ${command}`, { cause: error });
  if (status !== 0) process.exit(status ?? 1);
}

function option(name: string, args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return at < 0 ? undefined : (args[at]!.split('=')[1] ?? args[at + 1]);
}

const args = process.argv.slice(2);
const missing = Object.entries(DEFAULTS).filter(([name]) => option(name, args) === undefined);
const engines = (option('engines', args) ?? DEFAULTS.engines).split(',');

if (!existsSync(join(peers, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund']);
run(process.execPath, ['build.mjs', ...engines]);
const product = measureRespondPageBytes();
run(process.execPath, [
  'run.mjs',
  ...args,
  ...missing.flatMap(([name, value]) => [`--${name}`, value]),
  ...(product ? ['--product', product] : []),
]);

/**
 * Returns the size of the product's respond page in bytes, from the size budget; `undefined` if the page can't be built
 * now.
 */
function measureRespondPageBytes(): string | undefined {
  const tool = join(import.meta.dirname, '../tools/size-budget/size-budget.ts');
  const { stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const kiloBytes = /respond: (\d+) kB/.exec(stdout)?.[1];
  return kiloBytes && `${kiloBytes}000`;
}
