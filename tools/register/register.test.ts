import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphScopes } from '@tideform/server/testing';
import { afterEach, expect, it } from 'vitest';
import { createRequests, getPermissions, getRedirects, type RegistrationOptions } from './registration.ts';
import { createAzureScript, createPowerShellScript } from './scripts.ts';

const options: RegistrationOptions = {
  name: "Tideform o'Neill",
  origin: 'https://forms.example.com',
  isTenantOnly: true,
  hasSelectedSites: false,
  hasServer: true,
  hasWorkbooks: false,
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a fake Azure CLI that records its requests and answers as Graph would. */
function azureCli() {
  const folder = mkdtempSync(join(tmpdir(), 'tideform-register-'));
  folders.push(folder);
  const log = join(folder, 'log');
  writeFileSync(
    join(folder, 'az'),
    `#!/usr/bin/env bash
if [ "$1" = account ]; then echo tenant-1; exit; fi
printf '%s\\n' "$3" "$5" "$9" END >> '${log}'
case "$5" in
  */applications) printf 'object-1\\tapp-1\\n' ;;
  */addPassword) echo 's3cret' ;;
  *) echo id-1 ;;
esac
`,
  );
  chmodSync(join(folder, 'az'), 0o755);
  const readRequests = () =>
    readFileSync(log, 'utf8')
      .split('\nEND\n')
      .filter((text) => text !== '')
      .map((text) => {
        const [method, url, ...body] = text.split('\n');
        return { method, url, body: JSON.parse(body.join('\n')) };
      });
  return { folder, readRequests };
}

it('requests the permissions and redirect URIs that the product uses', () => {
  const own = (over: Partial<RegistrationOptions>) =>
    getPermissions({ ...options, hasServer: false, ...over }).filter((name) => name !== 'offline_access');
  expect(own({})).toEqual(graphScopes);
  expect(own({ hasSelectedSites: true })).toEqual(
    graphScopes.map((scope) => scope.replace('Sites.Manage.All', 'Sites.Selected')),
  );
  expect(getPermissions(options)).toEqual(expect.arrayContaining(['Mail.Send', 'Mail.Send.Shared']));
  expect(getRedirects(options)).toEqual({
    spa: [
      'https://forms.example.com/',
      'https://forms.example.com/auth-start.html',
      'brk-multihub://forms.example.com',
    ],
    web: ['https://forms.example.com/auth-code-start.html'],
  });
});

it('lists every permission once, with a unique ID', () => {
  const all = { ...options, hasWorkbooks: true };
  const [graph] = createRequests(all)[0]!.body.requiredResourceAccess as {
    resourceAccess: { id: string; type: string }[];
  }[];
  expect(new Set(graph?.resourceAccess.map(({ id }) => id)).size).toBe(getPermissions(all).length);
  expect(graph?.resourceAccess.every(({ id, type }) => /^[0-9a-f-]{36}$/.test(id) && type === 'Scope')).toBe(true);
});

it('registers the app with the Azure CLI, and prints the settings', () => {
  const { folder, readRequests } = azureCli();
  const { stdout, stderr, status } = spawnSync('bash', ['-s'], {
    input: createAzureScript(options),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readRequests().map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://graph.microsoft.com/v1.0/applications'],
    ['PATCH', 'https://graph.microsoft.com/v1.0/applications/object-1'],
    ['POST', 'https://graph.microsoft.com/v1.0/servicePrincipals'],
    ['POST', 'https://graph.microsoft.com/v1.0/applications/object-1/addPassword'],
  ]);
  const [create, expose, add] = readRequests();
  expect(create?.body).toEqual(createRequests(options)[0]?.body);
  expect(expose?.body.identifierUris).toEqual(['api://forms.example.com/app-1']);
  expect(add?.body).toEqual({ appId: 'app-1' });
  for (const line of [
    'PUBLIC_URL=https://forms.example.com',
    'OIDC_CLIENT_ID=app-1',
    'OIDC_CLIENT_SECRET=s3cret',
    'OIDC_AUTHORITY=https://login.microsoftonline.com/tenant-1',
  ]) {
    expect(stdout.split('\n')).toContain(line);
  }
  expect(stdout).toContain('https://login.microsoftonline.com/tenant-1/adminconsent?client_id=app-1&redirect_uri=');
});

it('stops when the Azure CLI reports an error', () => {
  const { folder } = azureCli();
  writeFileSync(
    join(folder, 'az'),
    '#!/usr/bin/env bash\n[ "$1" = account ] && echo t && exit\necho Forbidden >&2; exit 1\n',
  );
  const { stdout, status } = spawnSync('bash', ['-s'], {
    input: createAzureScript(options),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain('Settings of the server');
});

it('creates a PowerShell script with the same requests', () => {
  const script = createPowerShellScript(options);
  const bodies = [...script.matchAll(/^(?:\$\S+ = )?\(?Ask (POST|PATCH) '([^']+)' @'\n([\s\S]*?)\n'@/gm)];
  expect(bodies.map(([, method, path, body]) => ({ method, path, body: JSON.parse(body!) }))).toEqual(
    createRequests(options).map(({ method, path, body }) => ({ method, path, body })),
  );
});

it('prints the requests and sends nothing with --dry-run', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'register.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, PATH: '' },
    });
  const dry = run('--url', 'https://forms.example.com/', '--dry-run', '--selected-sites-only');
  expect(dry.status).toBe(0);
  expect(dry.stdout).toContain('POST https://graph.microsoft.com/v1.0/applications\n');
  expect(dry.stdout).toContain('Sites.Selected');
  expect(dry.stdout).not.toContain('Sites.Manage.All');
  expect(dry.stdout).toContain('SELECTED_SITES_ONLY=yes');
  expect(run('--dry-run').status).toBe(2);
  expect(run('--url', 'http://forms.example.com', '--dry-run').status).toBe(2);
});
