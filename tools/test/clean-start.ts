// Starts the product the way a new developer does: a fresh clone in a folder that only its owner may enter, `npm start`
// with the machine's own Node. Ends with `N passed, N failed`.
//
// The packages are hard links to those of this checkout, which has the same lock file; `INSTALL=whole` unpacks them
// with npm.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSignInClient, DEMO_PASSWORD } from '@tideform/server/testing';
import { formatFailure } from '../check/format-failure.ts';
import { createMachineEnvironment, type ProductProcess, startProduct } from './product-process.ts';

const UNPRIVILEGED_USER_ID = 65534;
const root = join(import.meta.dirname, '..', '..');
const isRoot = process.getuid?.() === 0;
const home = mkdtempSync(join(tmpdir(), 'tideform-clean-'));
const clone = join(home, 'tideform');
let passed = 0;
let failed = 0;

async function step(title: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(`ok     ${title}: ${await work()}`);
    passed += 1;
  } catch (error) {
    console.log(formatFailure(title, String(error)));
    console.error(error);
    failed += 1;
  }
}

function assertCondition(condition: boolean, words: string): void {
  if (!condition) throw new Error(words);
}

/**
 * Returns the IDs of the signing keys, which are stored in the database: if the keys are the same, the data was kept.
 */
async function signingKeys(product: ProductProcess): Promise<string> {
  const reply = await fetch(`${product.address}/identity/jwks`);
  assertCondition(reply.ok, `the request for the signing keys returned ${reply.status}`);
  const { keys } = (await reply.json()) as { keys: { kid: string }[] };
  assertCondition(keys.length > 0, 'there are no signing keys');
  return keys.map((key) => key.kid).join();
}

async function expectProduct(product: ProductProcess): Promise<void> {
  const [page, health] = await Promise.all([fetch(product.address), fetch(`${product.address}/api/health`)]);
  assertCondition(page.ok && (await page.text()).includes('<div id="root"'), 'the app’s page is missing');
  assertCondition(
    page.headers.get('content-security-policy')?.includes("script-src 'self'") === true,
    'the page has no content security policy',
  );
  assertCondition(health.ok, `the health check returned ${health.status}`);
}

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly displayName?: string;
}

/** Returns the names of the form folders in a user's first team. */
async function listForms(product: ProductProcess, mail: string): Promise<readonly string[]> {
  const { access_token: token } = await createSignInClient(product.address).signIn(mail, DEMO_PASSWORD);
  const list = async (path: string): Promise<readonly Named[]> => {
    const reply = await fetch(`${product.address}/v1.0/${path}`, { headers: { authorization: `Bearer ${token}` } });
    assertCondition(reply.ok, `${path} returned ${reply.status}`);
    return ((await reply.json()) as { value: Named[] }).value;
  };
  const [team] = await list('me/joinedTeams');
  const drives = await list(`groups/${team?.id}/drives`);
  const drive = drives.find(({ name }) => name === 'Tideform');
  const folders = await list(`drives/${drive?.id}/root:/Form%20Config:/children`);
  return folders.map(({ name = '' }) => name);
}

/**
 * Creates a folder with an `npm` command that installs by hard links; `undefined` for `INSTALL=whole`, which uses the
 * real npm.
 */
function createCommandFolder(): string | undefined {
  if (process.env.INSTALL === 'whole') return undefined;
  const npm = execFileSync('sh', ['-c', 'command -v npm'], {
    env: createMachineEnvironment(),
    encoding: 'utf8',
  }).trim();
  const commands = join(home, 'commands');
  mkdirSync(commands);
  const linkedNpm = join(import.meta.dirname, 'linked-npm.ts');
  writeFileSync(join(commands, 'npm'), `#!/bin/sh\nexec '${process.execPath}' '${linkedNpm}' '${npm}' "$@"\n`, {
    mode: 0o755,
  });
  return commands;
}

/**
 * Makes a user the owner of the clone. NOTE: of the packages, only the folders change owner: a hard link shares the
 * owner of the original file.
 */
function changeOwner(userId: number): void {
  const owner = `${userId}:${userId}`;
  const parts = readdirSync(clone).filter((name) => name !== 'node_modules');
  execFileSync('chown', [owner, home, clone]);
  execFileSync('find', [join(clone, 'node_modules'), '-type', 'd', '-exec', 'chown', owner, '{}', '+']);
  execFileSync('chown', ['-R', owner, join(home, 'npm'), ...parts.map((name) => join(clone, name))]);
}

let keys = '';
let running: ProductProcess | undefined;
try {
  chmodSync(home, 0o700);
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);

  await step(`a clean clone starts ${isRoot ? 'as root' : 'as this user'} in a 0700 folder`, async () => {
    running = await startProduct({ folder: clone, home, commands: createCommandFolder() });
    await expectProduct(running);
    keys = await signingKeys(running);
    return `${running.startedInSeconds.toFixed(0)} s including installation and build`;
  });

  await step('the demo has forms', async () => {
    assertCondition(running !== undefined, 'the product has not started');
    const forms = await listForms(running as ProductProcess, 'lena.fischer@northgate.test');
    assertCondition(forms.includes('Site inspection'), `the first team has ${forms.join(', ') || 'none'}`);
    return forms.join(', ');
  });

  await step('the data is kept when the server is killed', async () => {
    await running?.killServer();
    running = await startProduct({ folder: clone, home });
    assertCondition((await signingKeys(running)) === keys, 'the signing keys have changed');
    return `back after ${running.startedInSeconds.toFixed(1)} s`;
  });

  await step('the data is kept after a stop and a start', async () => {
    await running?.stop();
    running = await startProduct({ folder: clone, home });
    assertCondition((await signingKeys(running)) === keys, 'the signing keys have changed');
    await running.stop();
    return `back after ${running.startedInSeconds.toFixed(1)} s`;
  });

  if (isRoot) {
    await step('the same clone starts as an ordinary user in their own 0700 folder', async () => {
      rmSync(join(clone, '.data'), { recursive: true, force: true });
      mkdirSync(join(home, 'npm'), { recursive: true });
      changeOwner(UNPRIVILEGED_USER_ID);
      running = await startProduct({ folder: clone, home, userId: UNPRIVILEGED_USER_ID });
      await expectProduct(running);
      await running.stop();
      return `${running.startedInSeconds.toFixed(1)} s`;
    });
  }
} finally {
  await running?.stop().catch(() => undefined);
  rmSync(home, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
