import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientSetup } from './client-setup.ts';
import { runProgram, tryProgram } from './run-program.ts';

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
