import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientPlace } from './client-place.ts';
import { askProgram, runProgram } from './run-program.ts';

/** Debian's; what later ones take differs. */
const KNOWN_VERSION = /^onedrive v2\.4\./;

/** It trusts what the machine trusts: only a process with mounts of its own can be told something else. */
const ownMounts = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];

export const hasOnedrive = (): boolean =>
  KNOWN_VERSION.test(askProgram('onedrive', '--version') ?? '') &&
  askProgram('unshare', ...ownMounts, 'mount', '--bind', '/tmp', '/etc/ssl/certs') !== undefined;

export interface Onedrive {
  /** The folder on this machine that it keeps in step with the drive. */
  readonly syncDir: string;
  /** Runs it once with these arguments. */
  run(...args: string[]): Promise<string>;
}

/** Sets abraunegg's onedrive up, unmodified, for a document library. It asks the sign-in for a token by itself. */
export async function openOnedrive({ folder, front, driveId }: ClientPlace): Promise<Onedrive> {
  const [syncDir, config, trusted] = ['sync', 'config', 'certs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const made of [syncDir, config, trusted]) await mkdir(made, { recursive: true, mode: 0o700 });
  await writeFile(join(config, 'config'), `sync_dir = "${syncDir}"\ndrive_id = "${driveId}"\n`, { mode: 0o600 });
  await writeFile(join(config, 'refresh_token'), 'again', { mode: 0o600 });
  await writeFile(join(trusted, 'ca-certificates.crt'), front.certificate);
  const script = 'mount --bind "$0" /etc/ssl/certs && exec onedrive "$@"';
  const settings = ['--confdir', config, '--disable-notifications'];
  const environment = { HOME: folder, XDG_CONFIG_HOME: folder, https_proxy: front.proxy };
  return {
    syncDir,
    run: (...args) =>
      runProgram('unshare', [...ownMounts, 'sh', '-c', script, trusted, ...settings, ...args], environment),
  };
}
