import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { FileStore } from '../files/file-store.ts';
import { findAnyFreePort } from '../find-free-port.ts';
import { BROWSE_CLIENT_ID, BROWSE_PATH } from '../workspace/browse/browse-frame.ts';
import { serveBrowsePages } from '../workspace/browse/serve-browse-pages.ts';
import { createIdentity, type Identity } from '../workspace/identity/identity.ts';
import type { IdentityOptions } from '../workspace/identity/identity-options.ts';
import { loadIdentityKeys } from '../workspace/identity/provider/identity-keys-store.ts';
import { mailPath } from '../workspace/mail/pages/mail-frame.ts';
import { MAIL_CLIENT_ID, serveMailPages } from '../workspace/mail/pages/serve-mail-pages.ts';

export interface IdentityServer {
  readonly origin: string;
  readonly port: number;
  readonly identity: Identity;
  close(): Promise<void>;
}

/** Starts a server that consists of only the embedded sign-in, over real HTTP. */
export async function startIdentity(
  database: Database,
  {
    mail,
    files,
    and,
    offlineApp,
    ...options
  }: Partial<
    Pick<IdentityOptions, 'accessTokenSeconds' | 'knownPassword' | 'listsAccounts' | 'now' | 'publicUrl' | 'report'>
  > & {
    /** App registration for connecting accounts. */
    readonly offlineApp?: NonNullable<IdentityOptions['offlineApp']>;
    /** If set, the server also serves the mail pages. */
    readonly mail?: { now(): Date };
    /** If set, the server also serves the file pages, with content from this store. */
    readonly files?: FileStore;
    /** Registers additional routes. @param origin origin of the server */
    readonly and?: (app: FastifyInstance, origin: string) => PromiseLike<unknown>;
  } = {},
): Promise<IdentityServer> {
  const port = await findAnyFreePort();
  const origin = `http://localhost:${port}`;
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const identity = createIdentity({
    database,
    keys: await loadIdentityKeys(database),
    publicUrl: origin,
    graphBaseUrl: `${origin}/v1.0`,
    graphScopes: ['User.Read', 'Sites.Manage.All'],
    clientId: 'tideform',
    offlineApp: offlineApp && { ...offlineApp, address: `${origin}/auth-code-start.html` },
    ownApps: [
      { clientId: MAIL_CLIENT_ID, address: `${origin}${mailPath}` },
      { clientId: BROWSE_CLIENT_ID, address: `${origin}${BROWSE_PATH}` },
    ],
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
  if (files) {
    await app.register((scope) => serveBrowsePages(scope, { database, files, publicUrl: origin, findSession }));
  }
  await and?.(app, origin);
  await app.listen({ port, host: '127.0.0.1' });
  return { origin, port, identity, close: () => app.close() };
}
