import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientPlace } from './client-place.ts';
import { askProgram, runProgram } from './run-program.ts';

export const hasRclone = (): boolean => askProgram('rclone', 'version') !== undefined;

/** rclone, which knows the drive as `ws:`. Answers what a command of it prints. */
export type Rclone = (...args: string[]) => Promise<string>;

/** Sets the unmodified rclone up as its guide says, but for what it must trust and where Microsoft's hosts are. */
export async function openRclone({ folder, front, driveId, accessToken }: ClientPlace): Promise<Rclone> {
  const config = join(folder, 'rclone.conf');
  const authority = join(folder, 'rclone.pem');
  const token = { access_token: accessToken, token_type: 'Bearer', expiry: '2099-01-01T00:00:00Z' };
  const remote = ['type = onedrive', `token = ${JSON.stringify(token)}`, `drive_id = ${driveId}`];
  await writeFile(config, ['[ws]', ...remote, 'drive_type = documentLibrary', ''].join('\n'));
  await writeFile(authority, front.certificate);
  // Small enough that a test's file takes several ranges.
  const settings = ['--config', config, '--ca-cert', authority, '--onedrive-chunk-size', '320k', '--retries', '1'];
  const environment = { HOME: folder, HTTPS_PROXY: front.proxy };
  return (...args) => runProgram('rclone', [...args, ...settings], environment);
}
