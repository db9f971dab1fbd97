// `npm run image:try`: builds deploy/Containerfile with buildah, and starts the image's program as in a container: on a
// read-only root file system, as the image's user, with an embedded PostgreSQL in the data folder. Needs root, buildah
// and debootstrap (apt-get), but no container runtime. The base image is Debian's minimal system with this project's
// version of Node; BASE=node:24-bookworm-slim uses the published image.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LIVENESS_PATH, READINESS_PATH } from '@tideform/server/operating';
import { parseContainerfile } from './parse-containerfile.ts';

const root = join(import.meta.dirname, '../..');
const IMAGE = 'localhost/tideform-try';
const OWN_BASE = 'localhost/tideform-base';
const ORIGIN = 'http://127.0.0.1:8090';

const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const instructions = parseContainerfile(readFileSync(join(root, 'deploy/Containerfile'), 'utf8')).at(-1)!;
const getLastValue = (keyword: string) =>
  instructions.findLast((instruction) => instruction.keyword === keyword)!.value;

let passed = 0;
let failed = 0;
function check(title: string, isPassed: boolean): void {
  console.log(`${isPassed ? 'ok     ' : 'FAILED '}${title}`);
  if (isPassed) passed += 1;
  else failed += 1;
}

/** Builds a base image with Node and npm in the same paths as the published image. */
function buildBase(): string {
  if (spawnSync('buildah', ['inspect', OWN_BASE]).status === 0) return OWN_BASE;
  const system = mkdtempSync(join(tmpdir(), 'tideform-base-'));
  const suite = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))![1]!;
  execFileSync('debootstrap', ['--variant=minbase', suite, system], { stdio: ['ignore', 'ignore', 'inherit'] });
  const npm = dirname(dirname(realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())));
  cpSync(realpathSync(process.execPath), join(system, 'usr/local/bin/node'));
  mkdirSync(join(system, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(system, 'usr/local/bin/npm'));
  const container = buildah('from', 'scratch').trim();
  buildah('copy', '--quiet', container, system, '/');
  buildah('commit', '--quiet', '--rm', container, OWN_BASE);
  rmSync(system, { recursive: true });
  return OWN_BASE;
}

function buildImage(base: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tideform-npm-'));
  const args = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-arg',
    `NODE_IMAGE=${base}`,
    ...createNpmMounts(folder),
  ];
  try {
    execFileSync('buildah', ['bud', ...args, '--file', 'deploy/Containerfile', '--tag', IMAGE, '.'], {
      cwd: root,
      stdio: 'inherit',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the mounts that make the current user's npm settings and CA certificates available to npm in the image build.
 */
function createNpmMounts(folder: string): readonly string[] {
  const ofAccount = join(homedir(), '.npmrc');
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const own = existsSync(ofAccount) ? readFileSync(ofAccount, 'utf8') : '';
  writeFileSync(join(folder, 'npmrc'), `${own}\n${certificates ? 'cafile=/root/certificates.pem\n' : ''}`);
  const mounts = [`${join(folder, 'npmrc')}:/root/.npmrc:ro`];
  if (certificates) mounts.push(`${certificates}:/root/certificates.pem:ro`);
  return mounts.flatMap((mount) => ['--volume', mount]);
}

/**
 * Runs a command in the image as the image's user: on a read-only file system, with a separate `/tmp`, and `data` as
 * the image's volume.
 */
function run(system: string, data: string, command: readonly string[]): ChildProcess {
  const mounts = [
    `mount --bind ${system} ${system}`,
    `mount -o remount,ro,bind ${system}`,
    `mount --rbind /dev ${system}/dev && mount -t proc proc ${system}/proc && mount -t tmpfs tmpfs ${system}/tmp`,
    `mount --bind ${data} ${system}${getLastValue('VOLUME')}`,
  ];
  const environment = [
    ...getLastValue('ENV').split(/\s+/),
    'HOST=127.0.0.1',
    `PORT=${new URL(ORIGIN).port}`,
    'DEMO=no',
  ];
  const chroot = [
    'chroot',
    `--userspec=${getLastValue('USER')}`,
    system,
    'env',
    '-i',
    'PATH=/usr/local/bin:/usr/bin:/bin',
  ];
  const enter = ['sh', '-c', `cd ${getLastValue('WORKDIR')} && exec "$@"`, 'sh'];
  return spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      `${mounts.join(' && ')} && exec "$@"`,
      'sh',
      ...chroot,
      ...environment,
      ...enter,
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

const waitForExit = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Resolves when the process has printed the text, and rejects if it ends first. */
function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}`)));
  });
}

buildImage(process.env.BASE ?? buildBase());
const container = buildah('from', IMAGE).trim();
const system = buildah('mount', container).trim();
const data = mkdtempSync(join(tmpdir(), 'tideform-data-'));
const [user, group] = getLastValue('USER').split(':').map(Number) as [number, number];
chownSync(data, user, group);
let server: ChildProcess | undefined;
try {
  console.log(execFileSync('du', ['-sh', join(system, 'app')], { encoding: 'utf8' }).trim());
  const tools = [
    'usr/local/bin/npm',
    ...['vitest', 'vite', 'typescript', '@playwright/test'].map((name) => `app/node_modules/${name}`),
  ];
  check(
    'the image contains no development tools or package managers',
    tools.every((path) => !existsSync(join(system, path))),
  );
  check(
    'the program in the image cannot be changed',
    (await waitForExit(run(system, data, ['touch', 'apps/server/src/main.ts']))) !== 0,
  );
  server = run(system, data, JSON.parse(getLastValue('CMD')));
  await waitForOutput(server, 'Press Ctrl+C');
  const answers = await Promise.all(
    [LIVENESS_PATH, READINESS_PATH, '/third-party-notices.txt'].map((path) => fetch(`${ORIGIN}${path}`)),
  );
  check(
    'the server is alive and ready, and serves the third-party notices',
    answers.every(({ ok }) => ok),
  );
  const page = await (await fetch(ORIGIN)).text();
  check('the server serves the built web app', page.includes('<div id="root"'));
  if (process.env.BROWSE) await new Promise((resolve) => process.once('SIGUSR2', resolve));
  const health = JSON.parse(
    getLastValue('HEALTHCHECK')
      .replace(/^.*?CMD /, '')
      .replace(':8080', `:${new URL(ORIGIN).port}`),
  );
  check('the health check of the image succeeds', (await waitForExit(run(system, data, health))) === 0);
  const ended = waitForExit(server);
  server.kill(getLastValue('STOPSIGNAL') as NodeJS.Signals);
  check('the server stops cleanly on the stop signal', (await ended) === 0);
} finally {
  server?.kill('SIGKILL');
  buildah('rm', container);
  rmSync(data, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
