import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { identityPath } from './identity-options.ts';

/** Cookie that identifies a browser after the first sign-in. */
const cookieName = 'tideform_device';
const LIFETIME_SECONDS = 365 * 86_400;

/**
 * Returns the hash of the device cookie; `undefined` without one. Clients can invent a cookie, so it counts only for
 * accounts that have signed in with it.
 */
export function getDeviceCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return value === undefined ? undefined : hashText(value);
}

/** Returns whether an account has signed in on a device. */
export async function isKnownDevice(database: Database, device: string, account: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspace.known_devices where device_hash = ${device} and account_hash = ${hashText(normalizeAccount(account))}
  `.execute(database);
  return rows.length > 0;
}

/** Records a sign-in on a device under each name of the account. Sets the cookie if the device has none. */
export async function recordDevice(
  database: Database,
  {
    request,
    reply,
    isSecure,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly isSecure: boolean },
  accounts: readonly string[],
  now: Date,
): Promise<void> {
  let device = getDeviceCookie(request);
  if (device === undefined) {
    const value = randomBytes(32).toString('base64url');
    device = hashText(value);
    const attributes = `Path=${identityPath}; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookieName}=${value}; ${attributes}`);
  }
  const names = [...new Set(accounts.map((account) => hashText(normalizeAccount(account))))];
  await sql`
    insert into workspace.known_devices (device_hash, account_hash, seen_at)
    select ${device}, name, ${now} from unnest(${names}::text[]) as name
    on conflict (device_hash, account_hash) do update set seen_at = excluded.seen_at
  `.execute(database);
}

/** Deletes devices without a sign-in for a year. */
export async function sweepKnownDevices(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIFETIME_SECONDS * 1000);
  await sql`delete from workspace.known_devices where seen_at <= ${before}`.execute(database);
}

const normalizeAccount = (account: string): string => account.trim().toLowerCase();

const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');
