import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import type { Database } from '../database/connect.ts';
import { findAnyFreePort } from '../free-port.ts';
import { createIdentity, type Identity } from '../workspace/identity/identity.ts';
import type { IdentityOptions } from '../workspace/identity/identity-options.ts';
import { readIdentityKeys } from '../workspace/identity/provider/identity-keys-store.ts';

export interface IdentityServer {
  readonly origin: string;
  readonly port: number;
  readonly identity: Identity;
  close(): Promise<void>;
}

/** Serves the embedded sign-in alone, over real HTTP. */
export async function startIdentity(
  database: Database,
  options: Partial<Pick<IdentityOptions, 'accessTokenSeconds' | 'listsAccounts' | 'now' | 'publicUrl'>> = {},
): Promise<IdentityServer> {
  const port = await findAnyFreePort();
  const origin = `http://localhost:${port}`;
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const identity = createIdentity({
    database,
    keys: await readIdentityKeys(database),
    publicUrl: origin,
    graphBaseUrl: `${origin}/v1.0`,
    graphScopes: ['User.Read', 'Sites.Manage.All'],
    clientId: 'tideform',
    listsAccounts: true,
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
    ...options,
  });
  await identity.serve(app);
  await app.listen({ port, host: '127.0.0.1' });
  return { origin, port, identity, close: () => app.close() };
}
