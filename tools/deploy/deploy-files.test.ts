import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { LIVENESS_PATH, READINESS_PATH } from '@tideform/server/operating';
import { settings } from '@tideform/server/settings';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseContainerfile } from './parse-containerfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isSetting = (name: string) => Object.hasOwn(settings, name);
/** Returns the names of variables in a file with `NAME=value` lines, including commented-out ones. */
const listNames = (text: string) => [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);

interface Package {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const readPackage = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Package;

const image = parseContainerfile(read('deploy/Containerfile'));
const finalStage = image.at(-1)!;
const imageEnvironment = new Map(
  finalStage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ value }) => value.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
);

describe('the image', () => {
  const copied = finalStage.flatMap(({ keyword, value }) =>
    keyword === 'COPY' ? [value.split(/\s+/).at(-2)!.replace('/app/', '')] : [],
  );

  it('has every workspace that the server depends on, and the built web app', () => {
    const folders = globSync('{packages,apps,vendor}/*/package.json', { cwd: root }).map(dirname);
    const folderOf = new Map(folders.map((folder) => [readPackage(folder).name, folder]));
    const needed = new Set<string>();
    const add = (name: string) => {
      const folder = folderOf.get(name);
      if (folder === undefined || needed.has(folder)) return;
      needed.add(folder);
      Object.keys(readPackage(folder).dependencies ?? {}).forEach(add);
    };
    add('@tideform/server');
    expect(needed.size).toBeGreaterThan(5);
    const hasFolder = (folder: string) => copied.some((path) => folder === path || folder.startsWith(`${path}/`));
    expect([...needed, 'apps/web/dist', 'node_modules'].filter((folder) => !hasFolder(folder))).toEqual([]);
  });

  it('starts an existing program as an unprivileged user, and stops it with a signal that the server handles', () => {
    const last = (keyword: string) =>
      finalStage.findLast((instruction) => instruction.keyword === keyword)?.value ?? '';
    const [node, program] = JSON.parse(last('CMD')) as [string, string];
    expect([node, existsSync(join(root, program))]).toEqual(['node', true]);
    expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(read('apps/server/src/run-server.ts')).toContain(last('STOPSIGNAL'));
    expect(last('HEALTHCHECK')).toContain(`http://127.0.0.1:${imageEnvironment.get('PORT')}${LIVENESS_PATH}'`);
    expect(last('EXPOSE')).toBe(imageEnvironment.get('PORT'));
    expect(last('VOLUME')).toBe(imageEnvironment.get('DATA_DIR'));
  });

  it('is built with the major version of Node that the project installs, without development dependencies', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
    const major = /\d+/.exec(dependencies.node)?.[0];
    expect(read('deploy/Containerfile')).toContain(`ARG NODE_IMAGE=node:${major}-`);
    const installs = image.flat().filter(({ value }) => value.includes('npm ci'));
    expect(installs.every(({ value }) => value.includes('--omit=dev'))).toBe(true);
    expect(installs.at(-1)?.value).toContain('--workspace @tideform/server');
  });
});

it.each([
  'deploy/compose/.env.example',
  'deploy/kubernetes/example/settings.env',
  'deploy/kubernetes/example/secrets.env',
  'deploy/systemd/tideform.env',
])('%s names only settings of the server', (path) => {
  const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD'];
  expect(listNames(read(path)).filter((name) => !isSetting(name) && !ofCompose.includes(name))).toEqual([]);
  expect(listNames(read(path)).length).toBeGreaterThan(4);
});

it('the Kubernetes ConfigMap contains no secrets', () => {
  const names = listNames(read('deploy/kubernetes/example/settings.env'));
  expect(names.filter((name) => settings[name as keyof typeof settings].isSecret)).toEqual([]);
});

describe('the Compose file', () => {
  const text = read('deploy/compose/compose.yaml');
  const { services } = parse(text, { merge: true }) as {
    services: Readonly<
      Record<string, { environment?: Record<string, string>; read_only?: boolean; volumes?: string[] }>
    >;
  };
  const apps = Object.entries(services).filter(([name]) => /^app\d$/.test(name));

  it('starts three processes with settings of the server, and with a read-only file system except for their data', () => {
    expect(apps).toHaveLength(3);
    for (const [name, app] of apps) {
      expect(Object.keys(app.environment ?? {}).filter((setting) => !isSetting(setting))).toEqual([]);
      expect(app.read_only).toBe(true);
      expect(app.volumes).toEqual([`${name}:${imageEnvironment.get('DATA_DIR')}`]);
    }
  });

  it('uses exactly the variables of .env.example', () => {
    const variableNames = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!));
    expect([...variableNames].filter((name) => name !== 'TIDEFORM_IMAGE').sort()).toEqual(
      listNames(read('deploy/compose/.env.example')).sort(),
    );
  });

  it('has a proxy that forwards requests to the ports of processes that are ready', () => {
    const proxy = read('deploy/compose/Caddyfile');
    const upstreams = apps.map(([name]) => `${name}:${imageEnvironment.get('PORT')}`).join(' ');
    expect(proxy).toContain(`reverse_proxy ${upstreams} {`);
    expect(proxy).toContain(`health_uri ${READINESS_PATH}\n`);
  });
});

describe('the Kubernetes manifests', () => {
  const manifests = globSync('deploy/kubernetes/*/*.yaml', { cwd: root }).flatMap((path) =>
    parseAllDocuments(read(path)).map((document) => document.toJS()),
  );
  const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const [container] = find('Deployment').spec.template.spec.containers;

  it('probe health URLs of the server, on the port of the image', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe.httpGet.path)).toEqual([
      LIVENESS_PATH,
      LIVENESS_PATH,
      READINESS_PATH,
    ]);
    expect(String(ports[0].containerPort)).toBe(imageEnvironment.get('PORT'));
  });

  it('mount the data folder, run as the user of the image, and give the server time to stop', () => {
    const { spec } = find('Deployment').spec.template;
    expect(container.volumeMounts[0].mountPath).toBe(imageEnvironment.get('DATA_DIR'));
    const { runAsUser, runAsGroup } = spec.securityContext;
    expect(finalStage).toContainEqual({ keyword: 'USER', value: `${runAsUser}:${runAsGroup}` });
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
    const limitMs = Number(
      /STOP_TIMEOUT_MS = ([\d_]+)/.exec(read('apps/server/src/run-server.ts'))?.[1]?.replace('_', ''),
    );
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(limitMs + 5000);
  });

  it('list every manifest of their folder in kustomization.yaml', () => {
    for (const path of globSync('deploy/kubernetes/*/kustomization.yaml', { cwd: root })) {
      const { resources } = parse(read(path)) as { resources: string[] };
      const present = globSync('*.yaml', { cwd: join(root, dirname(path)) }).filter((name) => !name.startsWith('kust'));
      expect(resources.filter((name) => name.endsWith('.yaml')).sort()).toEqual(present.sort());
    }
  });
});

describe.each(globSync('deploy/systemd/*.service', { cwd: root }))('%s', (path) => {
  const text = read(path);

  it('starts a program of the release with the release’s own Node', () => {
    const [, program] = /^ExecStart=.*node_modules\/\.bin\/node (\S+\.ts)/m.exec(text) ?? [];
    expect(existsSync(join(root, normalize(program ?? 'missing')))).toBe(true);
    expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('node');
  });

  it('sets only variables that the server reads, and a data folder that the service may write to', () => {
    const variables = [...text.matchAll(/^Environment=(.*)/gm)].flatMap(([, pairs]) => pairs!.split(' '));
    const names = variables.map((pair) => pair.split('=')[0]!);
    expect(names.filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([]);
    expect(variables).toContain(`DATA_DIR=/var/lib/${/^StateDirectory=(.*)/m.exec(text)?.[1]}`);
  });
});
