import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { FileStore } from '../files/file-store.ts';
import { getAdminApps } from './admin/page-router.ts';
import { serveAdminPages } from './admin/serve-admin-pages.ts';
import type { Identity } from './identity/identity.ts';
import { type IdentityOptions, type PrivateSignIn, UPSTREAM_CALLBACK } from './identity/identity-options.ts';
import type { Sealing } from './identity/two-factor/authenticator.ts';
import { createUpstream, type UpstreamConfig } from './identity/upstream/upstream.ts';
import type { MailRelay } from './mail/deliver-mail.ts';
import { FORGOTTEN_PATH } from './private/pages/serve-forgotten-password.ts';
import { serveLinkPages } from './private/pages/serve-link-pages.ts';
import { createPrivateSignIn } from './private/private-sign-in.ts';

export interface PrivateWorkspaceOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  /** OAuth client of the server for connected accounts. */
  readonly offlineApp?: { readonly clientId: string } | undefined;
  readonly sealing: Sealing;
  readonly upstream?: UpstreamConfig | undefined;
  readonly relay: MailRelay | undefined;
  readonly now: () => Date;
}

/**
 * Parts of a private workspace that the demo doesn't have: sign-in methods, one-time link pages, account pages and
 * administration.
 */
export interface PrivateWorkspace {
  readonly signIn: PrivateSignIn;
  readonly ownApps: NonNullable<IdentityOptions['ownApps']>;
  serve(app: FastifyInstance, identity: Identity): Promise<void>;
}

export function openPrivateWorkspace(options: PrivateWorkspaceOptions): PrivateWorkspace {
  const { database, publicUrl, relay } = options;
  const upstream = options.upstream && createUpstream(database, `${publicUrl}${UPSTREAM_CALLBACK}`, options.upstream);
  return {
    signIn: createPrivateSignIn({
      ...options,
      upstream,
      upstreamDomains: options.upstream?.domains ?? [],
      forgottenPath: relay && FORGOTTEN_PATH,
    }),
    ownApps: getAdminApps(publicUrl),
    async serve(app, identity) {
      const ports = { ...options, upstreamName: upstream?.name };
      await app.register((scope) => serveLinkPages(scope, ports));
      const offlineClientId = options.offlineApp?.clientId;
      await app.register((scope) => serveAdminPages(scope, { ...ports, offlineClientId, identity }));
    },
  };
}
