import type { FastifyInstance } from 'fastify';
import { deleteAuditBefore } from '../audit/audit-store.ts';
import type { Database } from '../database/connect.ts';
import type { Listen } from '../database/listen.ts';
import type { FilesConfig } from '../files/files-config.ts';
import { openFiles } from '../files/open-files.ts';
import { BROWSE_CLIENT_ID, BROWSE_PATH } from './browse/browse-path.ts';
import { serveBrowsePages } from './browse/serve-browse-pages.ts';
import { type Caller, type WorkspaceGraphOptions, workspaceGraph } from './graph/workspace-graph.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import type { IdentityOptions } from './identity/identity-options.ts';
import { sweepKnownDevices } from './identity/known-devices.ts';
import { readIdentityKeys } from './identity/provider/identity-keys-store.ts';
import { deleteExpiredRecords } from './identity/provider/identity-records-store.ts';
import type { Sealing } from './identity/second-steps/code-app.ts';
import { deleteDevicesBefore } from './identity/sessions/sessions-store.ts';
import type { UpstreamConfig } from './identity/upstream/upstream.ts';
import { recordContent } from './library/content/record-content.ts';
import { requireOwnStore } from './library/content/require-own-store.ts';
import { sweepContent } from './library/content/sweep-content.ts';
import { sweepUploadSessions } from './library/content/uploads-store.ts';
import { libraryTables } from './library/library-tables.ts';
import { mailPath } from './mail/pages/mail-frame.ts';
import { MAIL_CLIENT_ID, serveMailPages } from './mail/pages/serve-mail-pages.ts';
import { openMailRelay, type SmtpConfig } from './mail/relay/open-relay.ts';
import { openPrivateMode } from './private/begin.ts';
import { deleteOldInvitations } from './private/invitations-store.ts';
import { openPrivateWorkspace } from './private/open-private-workspace.ts';
import { findPrivateMode } from './private/private-store.ts';
import { DEMO_PASSWORD } from './seed/demo-people.ts';
import { openDemoWorkspace } from './seed/open-demo-workspace.ts';
import { type Demo, hasDemoPeople, seedDemo } from './seed/seed-demo.ts';

export interface WorkspaceOptions
  extends Omit<IdentityOptions, 'keys' | 'privateSignIn'>,
    Pick<WorkspaceGraphOptions, 'limits' | 'faults' | 'tenantRules'> {
  /** Where content of the libraries lies. */
  readonly files: FilesConfig;
  /** Hears what other processes say through the database. */
  readonly listen: Listen;
  /** A new workspace is filled with the demonstration, whose password everybody can read; else it is a private one. */
  readonly hasDemo: boolean;
  /** Closes what the database alone must not tell. */
  readonly sealing: Sealing;
  /** A sign-in elsewhere that people of a private workspace may use. */
  readonly upstream?: UpstreamConfig | undefined;
  /** The demonstration of a new workspace is to have forms and responses: `demo` waits for them. */
  readonly hasDemoContent?: boolean;
  /** Takes mail to addresses outside; `undefined`: it stays here. */
  readonly smtp?: SmtpConfig | undefined;
}

/** The embedded Microsoft 365, ready to be served. */
export interface Workspace {
  readonly identity: Identity;
  /** Who may sign in and with which password, or why nobody can: lines for the operator. */
  readonly signInHint: readonly string[];
  /** Takes the content of the demonstration, while some of it is missing. */
  readonly demo: Awaited<ReturnType<typeof openDemoWorkspace>>;
  serve(app: FastifyInstance): Promise<void>;
  /** Deletes sign-ins, codes and upload sessions that have expired. May run at any time, and beside itself. */
  sweep(): Promise<void>;
  /** Deletes content that nothing refers to. The same. */
  sweepContent(): Promise<void>;
}

/**
 * Opens the embedded Microsoft 365 on a migrated database; at the first start its keys are made, and its demonstration or the address
 * for its owner.
 *
 * @throws when the files of the database are kept elsewhere
 * @throws when an earlier start has made the demonstration, and this one is to be private; or the other way round
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { database, publicUrl, now, limits, faults, tenantRules } = options;
  const files = recordContent(await openFiles(options.files), database);
  await requireOwnStore(database, files);
  await refuseMixing(database, options.hasDemo);
  const hasContent = options.hasDemo && (options.hasDemoContent ?? false);
  const mailRelay = options.smtp && openMailRelay({ ...options, smtp: options.smtp });
  const secret = options.hasDemo ? undefined : openPrivateWorkspace({ ...options, files, relay: mailRelay });
  const identity = createIdentity({
    ...options,
    knownPassword: hasContent ? DEMO_PASSWORD : undefined,
    privateSignIn: secret?.signIn,
    ownApps: [
      { clientId: MAIL_CLIENT_ID, address: `${publicUrl}${mailPath}` },
      { clientId: BROWSE_CLIENT_ID, address: `${publicUrl}${BROWSE_PATH}` },
      ...(secret?.ownApps ?? []),
    ],
    keys: await readIdentityKeys(database),
  });
  const signInHint = secret
    ? await openPrivateMode(database, publicUrl, now())
    : describeDemo(await seedDemo(database, files, { hasContent }));
  const demoPorts = { db: libraryTables(database), files, now, publicUrl };
  const verify = (bearer: string) => verifyCaller(identity, bearer);
  return {
    identity,
    signInHint,
    demo: hasContent ? await openDemoWorkspace(database, demoPorts) : undefined,
    async sweep() {
      await deleteExpiredRecords(database);
      await deleteDevicesBefore(database, new Date(now().getTime() - KEPT_DEVICES_MS));
      await deleteAuditBefore(database, new Date(now().getTime() - KEPT_AUDIT_MS));
      await deleteOldInvitations(database, new Date(now().getTime() - KEPT_INVITATIONS_MS));
      await sweepUploadSessions(libraryTables(database), now());
      await sweepKnownDevices(database, now());
    },
    async sweepContent() {
      await sweepContent({ db: libraryTables(database), files, now });
    },
    async serve(app) {
      await identity.serve(app);
      const { findSession } = identity;
      await app.register((scope) => serveMailPages(scope, { database, publicUrl, now, findSession }));
      await app.register((scope) => serveBrowsePages(scope, { database, files, publicUrl, findSession }));
      await secret?.serve(app, identity);
      app.addHook('onClose', async () => mailRelay?.close());
      await app.register(
        workspaceGraph({
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

/** Two years: long enough for whoever asks what happened, and not for ever: it names people. */
const KEPT_AUDIT_MS = 2 * 365 * 24 * 3_600_000;

/** A session ends after 30 days of silence. */
const KEPT_DEVICES_MS = 31 * 24 * 3_600_000;

/** Invitations that are over are kept for a while, so that whoever wonders can be told. */
const KEPT_INVITATIONS_MS = 30 * 24 * 3_600_000;

/** Real people never share data with those whose password everybody can read. */
async function refuseMixing(database: Database, hasDemo: boolean): Promise<void> {
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
): Promise<Caller | { readonly claims: string } | undefined> {
  const token = await identity.verifyAccessToken(bearer);
  if (!token) return undefined;
  if (token.claimsChallenge !== undefined) return { claims: token.claimsChallenge };
  return { personId: token.userId, tenantId: token.tenantId, scopes: token.scopes };
}
