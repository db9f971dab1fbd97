import { randomBytes } from 'node:crypto';
import type { TenantRule } from '@tideform/graph';
import type { FastifyBaseLogger } from 'fastify';
import { allJobs } from './all-jobs.ts';
import { type AppOptions, buildApp } from './app.ts';
import { checkPublicUrl } from './check-public-url.ts';
import type { ServerConfig, SmtpConfig, UpstreamConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { createAppOptions, getSignInRegistration } from './create-app-options.ts';
import { createContext } from './create-context.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { createDatabaseListener, type Listen } from './database/listen.ts';
import { migrate } from './database/migrate.ts';
import { allMigrations } from './database/migrations/all-migrations.ts';
import type { DemoWorkspace } from './demonstration/demo-workspace.ts';
import type { SignInRegistration } from './external-services/sign-in-server.ts';
import type { FilesConfig } from './files/files-config.ts';
import { findFreePort } from './find-free-port.ts';
import { allConnectedScopes } from './graph-credentials/authorization.ts';
import { createLogger } from './http/create-logger.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Secrets } from './secrets/secrets.ts';
import { writeServerRecord } from './server-records.ts';

export interface RunningServer {
  /** URL of the app for browsers. */
  readonly publicUrl: string;
  readonly port: number;
  /** How to sign in, or why sign-in isn't possible: lines of text for the operator. Empty with Microsoft 365. */
  readonly signInHint: readonly string[];
  /** Version of PostgreSQL, such as `18.4`. */
  readonly databaseVersion: string;
  /**
   * Resolves with a message for the operator when the embedded PostgreSQL ends. Never resolves for an external
   * PostgreSQL.
   */
  readonly unexpectedDatabaseEnd: Promise<string>;
  /** Checks whether the public URL reaches this server. @returns one line of text for the operator per finding */
  checkUrl(): Promise<readonly string[]>;
  /** Completes running requests and jobs, then closes the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly logger?: FastifyBaseLogger;
  readonly webRoot?: string | undefined;
  /** Resolves when the files in `webRoot` are complete. The server starts to listen then. */
  readonly pagesReady?: Promise<void> | undefined;
  /** Opens the embedded workspace. Only called if Microsoft 365 isn't configured. */
  openWorkspace(workspaceOptions: WorkspaceOptions): Promise<OpenedWorkspace>;
}

export interface OpenedWorkspace extends NonNullable<AppOptions['workspace']> {
  /** Deletes expired data of the workspace. */
  sweep(): Promise<void>;
  /** Deletes unreferenced files of the workspace. */
  sweepContent(): Promise<void>;
  readonly signInHint: readonly string[];
  /** Workspace functions for filling the demo; `undefined` if the demo is complete. */
  readonly demo?: DemoWorkspace | undefined;
}

export interface WorkspaceOptions {
  readonly database: Database;
  readonly listen: Listen;
  readonly files: FilesConfig;
  readonly publicUrl: string;
  readonly graphBaseUrl: string;
  readonly graphScopes: readonly string[];
  readonly clientId: string;
  /** App registration of the server itself, used for connecting accounts. */
  readonly offlineApp:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly address: string;
        readonly scopes: readonly string[];
      }
    | undefined;
  readonly hasDemo: boolean;
  readonly hasDemoContent: boolean;
  readonly tenantRules: readonly TenantRule[];
  readonly listsAccounts: boolean;
  readonly smtp: SmtpConfig | undefined;
  readonly sealing: Secrets;
  readonly upstream: UpstreamConfig | undefined;
  readonly now: () => Date;
  readonly report: (error: Error) => void;
}

/**
 * Starts the server: connects and migrates the database, opens the embedded workspace if configured, and serves HTTP.
 */
export async function startServer(config: ServerConfig, options: StartOptions): Promise<RunningServer> {
  const port = await findFreePort(config.host, config.port, config.isPortFixed);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const {
    database,
    connectionString,
    version: databaseVersion,
    unexpectedEnd: unexpectedDatabaseEnd,
    close: closeDatabase,
  } = await connectDatabase(config.database);
  // Prevents an unhandled rejection. The promise is awaited below.
  options.pagesReady?.catch(() => undefined);
  try {
    await migrate(database, allMigrations);
    const settings = createAppOptions(config, publicUrl);
    // Random secret for the embedded sign-in, which only this process uses.
    const registration = getSignInRegistration(config, settings, publicUrl, randomBytes(32).toString('base64url'));
    const log = options.logger ?? createLogger('silent');
    const jobs = createJobs({ connectionString, jobs: allJobs, log });
    const context = await createContext(database, config, { publicUrl, port }, registration, jobs.runSoon);
    const workspace = config.microsoft
      ? undefined
      : await options.openWorkspace(
          createWorkspaceOptions(config, { ...context, connectionString }, settings, registration, options),
        );
    const { operatorToken: token } = config;
    const operators = token && { token, publicUrl, database, jobs, dataDir: config.dataDir, now: context.now };
    const app = await buildApp(context, { ...settings, ...options, workspace, ...(operators && { operators }) });
    await jobs.open();
    const demonstration = workspace?.demo && (await loadDemonstration(database, workspace.demo));
    await options.pagesReady;
    await app.listen({ host: config.host, port });
    // Jobs start after HTTP, since unfinished jobs of a crashed process run immediately and call this process's
    // embedded Graph.
    await jobs.start({ ...context, workspace, log });
    demonstration?.fill().catch((error: unknown) => log.error({ err: error }, 'Failed to fill the demo'));
    const { graphBaseUrl } = settings.clientConfig;
    const { dataDir, hasDemo } = config;
    const serverDetails = { port, publicUrl, graphBaseUrl, isEmbedded: workspace !== undefined, hasDemo };
    const deleteServerRecord = writeServerRecord(dataDir, serverDetails);
    const close = async () => {
      app.probes.stopAccepting();
      deleteServerRecord();
      await demonstration?.close();
      await app.close();
      await jobs.stop();
      await closeDatabase();
    };
    const checkUrl = () => checkPublicUrl(publicUrl, app.probes.processId);
    const signInHint = workspace?.signInHint ?? [];
    return { publicUrl, port, signInHint, databaseVersion, unexpectedDatabaseEnd, checkUrl, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/**
 * Loads and opens the demo. NOTE: imports the module on demand, since it isn't needed with Microsoft 365 or once the
 * demo is complete.
 */
async function loadDemonstration(database: Database, workspace: DemoWorkspace) {
  const { openDemonstration } = await import('./demonstration/open-demonstration.ts');
  return openDemonstration(database, workspace);
}

function createWorkspaceOptions(
  { files, hasDemo, hasDemoContent, tenantRules, isOnThisMachine, smtp, upstream }: ServerConfig,
  { database, secrets, connectionString }: ServerContext & { readonly connectionString: string },
  { clientConfig: { graphBaseUrl, signIn } }: AppOptions,
  registration: SignInRegistration | undefined,
  { logger }: StartOptions,
): WorkspaceOptions {
  return {
    database,
    listen: createDatabaseListener(connectionString),
    files,
    publicUrl: new URL(graphBaseUrl).origin,
    graphBaseUrl,
    graphScopes: signIn.graphScopes,
    clientId: signIn.clientId,
    offlineApp: registration && { ...registration, address: registration.redirectUrl, scopes: allConnectedScopes },
    hasDemo,
    hasDemoContent,
    tenantRules,
    // The sign-in page lists only fictional users of the demo, never real accounts.
    listsAccounts: isOnThisMachine && hasDemo,
    smtp,
    sealing: secrets,
    upstream,
    now: () => new Date(),
    report: (error) => logger?.error({ err: error }, 'Error in the embedded workspace'),
  };
}
