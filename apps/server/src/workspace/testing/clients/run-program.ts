import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MicrosoftProxy } from './open-microsoft-proxy.ts';

/** Programs that hang are killed; the test then fails with their output. */
const LIMIT_MS = 300_000 * (Number(process.env.LIMIT_FACTOR) || 1);

/**
 * Runs a program with a minimal environment, and resolves to its output.
 *
 * @throws when the program fails, with its output
 */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { env, timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error }));
        else resolve(stdout);
      },
    );
  });
}

/** Returns the output of a program such as `--version`; `undefined` if it is missing or fails. */
export function tryProgram(program: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Configuration of a third-party client. */
export interface ClientSetup {
  /** Empty working folder of the client. */
  readonly folder: string;
  readonly microsoftProxy: MicrosoftProxy;
  readonly driveId: string;
  readonly accessToken: string;
}

/** Version of onedrive in Debian; later versions have other options. */
const KNOWN_VERSION = /^onedrive v2\.4\./;

/** onedrive uses the system's certificates, so a private mount namespace replaces them for its process. */
const mountNamespace = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];

export const hasOnedrive = (): boolean =>
  KNOWN_VERSION.test(tryProgram('onedrive', '--version') ?? '') &&
  tryProgram('unshare', ...mountNamespace, 'mount', '--bind', '/tmp', '/etc/ssl/certs') !== undefined;

export interface Onedrive {
  /** Local folder that is synced with the drive. */
  readonly syncDir: string;
  /** Runs onedrive once with these arguments. */
  run(...args: string[]): Promise<string>;
}

/** Configures the unmodified abraunegg/onedrive for a document library. It requests its access token itself. */
export async function openOnedrive({ folder, microsoftProxy: front, driveId }: ClientSetup): Promise<Onedrive> {
  const [syncDir, config, certificates] = ['sync', 'config', 'certs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const directory of [syncDir, config, certificates]) await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(join(config, 'config'), `sync_dir = "${syncDir}"\ndrive_id = "${driveId}"\n`, { mode: 0o600 });
  await writeFile(join(config, 'refresh_token'), 'again', { mode: 0o600 });
  await writeFile(join(certificates, 'ca-certificates.crt'), front.certificate);
  const script = 'mount --bind "$0" /etc/ssl/certs && exec onedrive "$@"';
  const settings = ['--confdir', config, '--disable-notifications'];
  const environment = { HOME: folder, XDG_CONFIG_HOME: folder, https_proxy: front.proxy };
  return {
    syncDir,
    run: (...args) =>
      runProgram('unshare', [...mountNamespace, 'sh', '-c', script, certificates, ...settings, ...args], environment),
  };
}

export const hasRclone = (): boolean => tryProgram('rclone', 'version') !== undefined;

/** Runs an rclone command, in which the drive is `ws:`. Resolves to its output. */
export type Rclone = (...args: string[]) => Promise<string>;

/** Configures the unmodified rclone as in its guide, except for the trusted certificate and the proxy. */
export async function openRclone({
  folder,
  microsoftProxy: front,
  driveId,
  accessToken,
}: ClientSetup): Promise<Rclone> {
  const config = join(folder, 'rclone.conf');
  const certificateFile = join(folder, 'rclone.pem');
  const token = { access_token: accessToken, token_type: 'Bearer', expiry: '2099-01-01T00:00:00Z' };
  const remote = ['type = onedrive', `token = ${JSON.stringify(token)}`, `drive_id = ${driveId}`];
  await writeFile(config, ['[ws]', ...remote, 'drive_type = documentLibrary', ''].join('\n'));
  await writeFile(certificateFile, front.certificate);
  // `--onedrive-chunk-size` is small, so that test files need several ranges.
  const settings = [
    '--config',
    config,
    '--ca-cert',
    certificateFile,
    '--onedrive-chunk-size',
    '320k',
    '--retries',
    '1',
  ];
  const environment = { HOME: folder, HTTPS_PROXY: front.proxy };
  return (...args) => runProgram('rclone', [...args, ...settings], environment);
}
