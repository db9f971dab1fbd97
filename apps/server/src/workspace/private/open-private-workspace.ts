import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Identity } from '../identity/identity.ts';
import { type IdentityOptions, type PrivateSignIn, UPSTREAM_CALLBACK } from '../identity/identity-options.ts';
import type { Sealing } from '../identity/second-steps/code-app.ts';
import { createUpstream, type UpstreamConfig } from '../identity/upstream/upstream.ts';
import type { MailRelay } from '../mail/post.ts';
import { officeApps } from '../office/office.ts';
import { serveOffice } from '../office/serve-office.ts';
import { serveArrivalPages } from './pages/serve-arrival-pages.ts';
import { FORGOTTEN_PATH } from './pages/serve-forgotten.ts';
import { createPrivateSignIn } from './private-sign-in.ts';

export interface PrivateWorkspaceOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  /** The server's own app, to which people lend their accounts. */
  readonly offlineApp?: { readonly clientId: string } | undefined;
  readonly sealing: Sealing;
  readonly upstream?: UpstreamConfig | undefined;
  readonly relay: MailRelay | undefined;
  readonly now: () => Date;
}

/** What a private workspace has besides: ways to sign in, pages to arrive, of one's own account, and to administer. */
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
    ownApps: officeApps(publicUrl),
    async serve(app, identity) {
      const ports = { ...options, upstreamName: upstream?.name };
      await app.register((scope) => serveArrivalPages(scope, ports));
      const offlineClientId = options.offlineApp?.clientId;
      await app.register((scope) => serveOffice(scope, { ...ports, offlineClientId, identity }));
    },
  };
}
