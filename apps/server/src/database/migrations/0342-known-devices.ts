import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Browsers in which somebody has signed in to an account: wrong passwords from elsewhere don't slow them down. Hashes only. */
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
