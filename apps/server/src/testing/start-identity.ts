import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import type { Database } from '../database/connect.ts';
import { findAnyFreePort } from '../free-port.ts';
import { createIdentity, type Identity } from '../workspace/identity/identity.ts';
import type { IdentityOptions } from '../workspace/identity/identity-options.ts';
import { readIdentityKeys } from '../workspace/identity/provider/identity-keys-store.ts';
import { mailPath } from '../workspace/mail/pages/mail-frame.ts';
import { MAIL_CLIENT_ID, serveMailPages } from '../workspace/mail/pages/serve-mail-pages.ts';

export interface IdentityServer {
  readonly origin: string;
  readonly port: number;
  readonly identity: Identity;
  close(): Promise<void>;
}

/** Serves the embedded sign-in alone, over real HTTP. */
export async function startIdentity(
  database: Database,
  {
    mail,
    offlineApp,
    ...options
  }: Partial<Pick<IdentityOptions, 'accessTokenSeconds' | 'listsAccounts' | 'now' | 'publicUrl'>> & {
    /** People may lend it their account; it is served at our address. */
    readonly offlineApp?: NonNullable<IdentityOptions['offlineApp']>;
    /** The pages of the mail are served too. */
    readonly mail?: { now(): Date };
  } = {},
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
    offlineApp: offlineApp && { ...offlineApp, address: `${origin}/auth-code-start.html` },
    ownApps: [{ clientId: MAIL_CLIENT_ID, address: `${origin}${mailPath}` }],
    listsAccounts: true,
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
    ...options,
  });
  await identity.serve(app);
  const { findSession } = identity;
  if (mail) await app.register((scope) => serveMailPages(scope, { database, publicUrl: origin, ...mail, findSession }));
  await app.listen({ port, host: '127.0.0.1' });
  return { origin, port, identity, close: () => app.close() };
}
