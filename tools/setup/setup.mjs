// Prepares a clean checkout for running. Runs on any Node ≥ 18, before anything is installed, with built-in modules
// only.
//   node tools/setup/setup.mjs [--start | --browser]
// `--start` installs only the packages for building and running; without `--start`, the tools for tests and benchmarks
// are installed too. `--browser` also installs missing programs for journeys (Chromium, qpdf, pdfinfo) and, if
// available, programs that tests run against the product (rclone, onedrive, PgBouncer, an older PostgreSQL).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) {
    process.stderr.write(`\n'${command} ${args.join(' ')}' failed${error ? `: ${error.message}` : ''}.\n`);
    process.exit(status ?? 1);
  }
}

const isFound = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Returns whether all packages are installed. npm writes `node_modules/.package-lock.json` last: if it is older than
 * the lock file, dependencies have changed since. That file lists the installed packages; after `--omit=dev`, none of
 * them is marked as a dev dependency.
 */
function isInstalled(needsTools) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs)
    return false;
  return !needsTools || Object.values(JSON.parse(readFileSync(installed, 'utf8')).packages).some(({ dev }) => dev);
}

const canInstall = () => isFound('apt-get') && process.getuid?.() === 0;
const update = ['update', '-qq'];
const install = ['install', '-y', '-qq', '--no-install-recommends'];

function installBrowser() {
  const wanted = [
    {
      programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
      debianPackage: 'chromium-headless-shell',
    },
    { programs: ['qpdf'], debianPackage: 'qpdf' },
    { programs: ['pdfinfo'], debianPackage: 'poppler-utils' },
  ].filter(({ programs }) => !process.env.CHROMIUM && !programs.some(isFound));
  if (wanted.length === 0) return;
  const packages = wanted.map(({ debianPackage }) => debianPackage);
  if (!canInstall()) {
    process.stderr.write(`\nThe journeys need ${packages.join(', ')}. Install them and try again.\n`);
    process.exit(1);
  }
  run('apt-get', update);
  run('apt-get', [...install, ...packages]);
}

/**
 * Installs optional third-party programs. Tests that need a missing program are skipped, and `npm test` lists these
 * tests at the end.
 */
function installClients() {
  // `pg_ctlcluster` is the only program that Debian's PostgreSQL package, which is older than the bundled version, puts
  // on PATH.
  const programs = { rclone: 'rclone', onedrive: 'onedrive', pgbouncer: 'pgbouncer', pg_ctlcluster: 'postgresql' };
  const missing = () => Object.keys(programs).filter((program) => !isFound(program));
  if (missing().length === 0) return;
  const packages = missing().map((program) => programs[program]);
  if (canInstall())
    for (const args of [update, [...install, ...packages]]) spawnSync('apt-get', args, { stdio: 'inherit' });
  const why = canInstall() ? 'apt-get could not install them' : 'installing them with apt-get requires root';
  if (missing().length > 0)
    process.stderr.write(`\nTests that need ${missing().join(' or ')} will be skipped: ${why}.\n`);
}

if (Number(process.versions.node.split('.')[0]) < 18) {
  process.stderr.write(
    'Tideform needs Node 18 or later for its installation, which also installs Node 24 for everything else.\n',
  );
  process.exit(1);
}
const needsTools = !process.argv.includes('--start');
if (!isInstalled(needsTools)) {
  process.stdout.write(
    `Installing ${needsTools ? 'all packages, including test tools' : 'the packages that Tideform needs to run'}. This takes a minute or two.\n`,
  );
  run('npm', [
    'ci',
    ...(needsTools ? ['--include=dev'] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}
if (process.argv.includes('--browser')) {
  installBrowser();
  installClients();
}
