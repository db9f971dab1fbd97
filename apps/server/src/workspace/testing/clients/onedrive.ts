import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientSetup } from './client-setup.ts';
import { runProgram, tryProgram } from './run-program.ts';

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
