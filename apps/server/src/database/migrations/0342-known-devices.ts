import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Hashes of browsers in which an account has signed in before. Wrong passwords from other browsers don't delay sign-in
 * in these browsers.
 */
export const knownDevices: Migration = {
  name: '0342-known-devices',
  async up(database) {
    await sql`
      create table workspace.known_devices (
        device_hash text not null,
        account_hash text not null,
        seen_at timestamptz not null,
        primary key (device_hash, account_hash)
      );
      create index known_devices_by_age on workspace.known_devices (seen_at)
    `.execute(database);
  },
};
