import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import type { IdentityOptions } from './identity/identity-options.ts';
import { readIdentityKeys } from './identity/provider/identity-keys-store.ts';
import { deleteExpiredRecords } from './identity/provider/identity-records-store.ts';

export interface WorkspaceOptions extends Omit<IdentityOptions, 'keys'> {
  readonly database: Database;
}

/** The embedded Microsoft 365, ready to be served. */
export interface Workspace {
  readonly identity: Identity;
  serve(app: FastifyInstance): Promise<void>;
}

/** Opens the embedded Microsoft 365 on a migrated database: its keys are read, or made at the first start. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  await deleteExpiredRecords(options.database);
  const identity = createIdentity({ ...options, keys: await readIdentityKeys(options.database) });
  return {
    identity,
    async serve(app) {
      await identity.serve(app);
    },
  };
}
