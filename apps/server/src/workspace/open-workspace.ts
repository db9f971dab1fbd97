import type { FastifyInstance } from 'fastify';
import { deleteAuditEntriesBefore } from '../audit/audit-store.ts';
import type { Database } from '../database/connect.ts';
import type { Listen } from '../database/listen.ts';
import type { FilesConfig } from '../files/files-config.ts';
import { openFiles } from '../files/open-files.ts';
import { BROWSE_CLIENT_ID, BROWSE_PATH } from './browse/browse-frame.ts';
import { serveBrowsePages } from './browse/serve-browse-pages.ts';
import { createWorkspaceGraph, type WorkspaceCaller, type WorkspaceGraphOptions } from './graph/workspace-graph.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import type { IdentityOptions } from './identity/identity-options.ts';
import { sweepKnownDevices } from './identity/known-devices.ts';
import { loadIdentityKeys } from './identity/provider/identity-keys-store.ts';
import { deleteExpiredRecords } from './identity/provider/identity-records-store.ts';
import { deleteDevicesBefore } from './identity/sessions-store.ts';
import type { Sealing } from './identity/two-factor/authenticator.ts';
import type { UpstreamConfig } from './identity/upstream/upstream.ts';
import { recordContent, sweepContent } from './library/content/content-store.ts';
import { requireOwnStore } from './library/content/require-own-store.ts';
import { sweepUploadSessions } from './library/content/uploads-store.ts';
import { withLibraryTables } from './library/library-tables.ts';
import { mailPath } from './mail/pages/mail-frame.ts';
import { MAIL_CLIENT_ID, serveMailPages } from './mail/pages/serve-mail-pages.ts';
import { openMailRelay, type SmtpConfig } from './mail/relay/open-relay.ts';
import { openPrivateWorkspace } from './open-private-workspace.ts';
import { initializePrivateMode } from './private/create-owner.ts';
import { deleteOldInvitations } from './private/invitations-store.ts';
import { findPrivateMode } from './private/private-store.ts';
import { DEMO_PASSWORD } from './seed/demo-directory.ts';
import { openDemoWorkspace } from './seed/open-demo-workspace.ts';
import { type Demo, hasDemoPeople, seedDemo } from './seed/seed-demo.ts';

export interface WorkspaceOptions
  extends Omit<IdentityOptions, 'keys' | 'privateSignIn'>,
    Pick<WorkspaceGraphOptions, 'limits' | 'faults' | 'tenantRules'> {
  /** Where the content of the libraries is stored. */
  readonly files: FilesConfig;
  /** Subscribes to notifications that other processes send through the database. */
  readonly listen: Listen;
  /** Whether a new workspace is the demo, whose password is public. Otherwise it is private. */
  readonly hasDemo: boolean;
  /** Encrypts secrets, so that the database alone doesn't reveal them. */
  readonly sealing: Sealing;
  /** External OpenID Connect provider for signing in to a private workspace. */
  readonly upstream?: UpstreamConfig | undefined;
  /** Whether a new demo gets forms and responses, which are written through `Workspace.demo`. */
  readonly hasDemoContent?: boolean;
  /** SMTP server for mail to external addresses; `undefined`: such mail stays in the workspace. */
  readonly smtp?: SmtpConfig | undefined;
}

/** The opened workspace, before its routes are registered. */
export interface Workspace {
  readonly identity: Identity;
  /** Lines for the operator: accounts and the password, or why signing in isn't possible. */
  readonly signInHint: readonly string[];
  /** Writes the content of the demo; `undefined` when it is complete or not wanted. */
  readonly demo: Awaited<ReturnType<typeof openDemoWorkspace>>;
  serve(app: FastifyInstance): Promise<void>;
  /**
   * Deletes expired sessions, codes, upload sessions, devices, invitations and audit entries. Safe to run at any time,
   * also concurrently.
   */
  sweep(): Promise<void>;
  /** Deletes content that nothing refers to. Safe to run at any time, also concurrently. */
  sweepContent(): Promise<void>;
}

/**
 * Opens the workspace on a migrated database. The first start creates its keys, and the demo or the one-time link for
 * the owner.
 *
 * @throws when the files of the database are in another store
 * @throws when an earlier start created a demo and this one is private, or the other way round
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { database, publicUrl, now, limits, faults, tenantRules } = options;
  const files = recordContent(await openFiles(options.files), database);
  await requireOwnStore(database, files);
  await requireSameMode(database, options.hasDemo);
  const hasContent = options.hasDemo && (options.hasDemoContent ?? false);
  const mailRelay = options.smtp && openMailRelay({ ...options, smtp: options.smtp });
  const privateWorkspace = options.hasDemo ? undefined : openPrivateWorkspace({ ...options, files, relay: mailRelay });
  const identity = createIdentity({
    ...options,
    knownPassword: hasContent ? DEMO_PASSWORD : undefined,
    privateSignIn: privateWorkspace?.signIn,
    ownApps: [
      { clientId: MAIL_CLIENT_ID, address: `${publicUrl}${mailPath}` },
      { clientId: BROWSE_CLIENT_ID, address: `${publicUrl}${BROWSE_PATH}` },
      ...(privateWorkspace?.ownApps ?? []),
    ],
    keys: await loadIdentityKeys(database),
  });
  const signInHint = privateWorkspace
    ? await initializePrivateMode(database, publicUrl, now())
    : describeDemo(await seedDemo(database, files, { hasContent }));
  const demoPorts = { db: withLibraryTables(database), files, now, publicUrl };
  const verify = (bearer: string) => verifyCaller(identity, bearer);
  return {
    identity,
    signInHint,
    demo: hasContent ? await openDemoWorkspace(database, demoPorts) : undefined,
    async sweep() {
      await deleteExpiredRecords(database);
      await deleteDevicesBefore(database, new Date(now().getTime() - DEVICE_RETENTION_MS));
      await deleteAuditEntriesBefore(database, new Date(now().getTime() - AUDIT_RETENTION_MS));
      await deleteOldInvitations(database, new Date(now().getTime() - INVITATION_RETENTION_MS));
      await sweepUploadSessions(withLibraryTables(database), now());
      await sweepKnownDevices(database, now());
    },
    async sweepContent() {
      await sweepContent({ db: withLibraryTables(database), files, now });
    },
    async serve(app) {
      await identity.serve(app);
      const { findSession } = identity;
      await app.register((scope) => serveMailPages(scope, { database, publicUrl, now, findSession }));
      await app.register((scope) => serveBrowsePages(scope, { database, files, publicUrl, findSession }));
      await privateWorkspace?.serve(app, identity);
      app.addHook('onClose', async () => mailRelay?.close());
      await app.register(
        createWorkspaceGraph({
          database,
          files,
          listen: options.listen,
          publicUrl,
          now,
          verify,
          mailRelay,
          tenantRules,
          ...(limits && { limits }),
          ...(faults && { faults }),
        }),
      );
    },
  };
}

/** Two years: long enough for investigations, and limited because audit entries contain names. */
const AUDIT_RETENTION_MS = 2 * 365 * 24 * 3_600_000;

/** How long the devices of sessions are kept. Sessions end after 30 days without activity. */
const DEVICE_RETENTION_MS = 31 * 24 * 3_600_000;

/** Ended invitations are kept for a while, so that administrators can see what happened to them. */
const INVITATION_RETENTION_MS = 30 * 24 * 3_600_000;

/** Refuses to start if real people would share data with demo people, whose password is public. */
async function requireSameMode(database: Database, hasDemo: boolean): Promise<void> {
  if (hasDemo && (await findPrivateMode(database))) {
    throw new Error(
      'The data belongs to a private workspace, which can’t include the demo people. Set DEMO=no, or use another DATA_DIR or database',
    );
  }
  if (!hasDemo && (await hasDemoPeople(database))) {
    throw new Error(
      'The data includes the demo people, whose password is public. Use another DATA_DIR or database, or set DEMO=yes',
    );
  }
}

function describeDemo({ accounts, password }: Demo): string[] {
  const nameWidth = Math.max(...accounts.map(({ name }) => name.length));
  const mailWidth = Math.max(...accounts.map(({ mail }) => mail.length));
  const lines = accounts.map(
    ({ name, mail, role }) => `  ${name.padEnd(nameWidth)}  ${mail.padEnd(mailWidth)}  ${role}`,
  );
  return [`Sign in with the password "${password}" as`, ...lines];
}

async function verifyCaller(
  identity: Identity,
  bearer: string,
): Promise<WorkspaceCaller | { readonly claims: string } | undefined> {
  const token = await identity.verifyAccessToken(bearer);
  if (!token) return undefined;
  if (token.claimsChallenge !== undefined) return { claims: token.claimsChallenge };
  return { personId: token.userId, tenantId: token.tenantId, scopes: token.scopes };
}
