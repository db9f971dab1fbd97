import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type GraphPorts } from '@tideform/graph';
import type { FastifyBaseLogger } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { ServerConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { allMigrations } from './database/migrations/all-migrations.ts';
import { findFreePort } from './free-port.ts';
import { ClaimsChallenge } from './tokens/claims-challenge.ts';
import { createTokens } from './tokens/tokens.ts';
import { readSigningKey } from './tokens/tokens-store.ts';

export interface RunningServer {
  /** Where browsers find it. */
  readonly publicUrl: string;
  readonly port: number;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly logger?: FastifyBaseLogger;
  readonly webRoot?: string | undefined;
  /** Opens the embedded Microsoft 365; called where the configuration names no real one. */
  openWorkspace(ask: WorkspaceAsk): Promise<NonNullable<AppOptions['workspace']>>;
}

export interface WorkspaceAsk {
  readonly database: Database;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly graphBaseUrl: string;
  readonly graphScopes: readonly string[];
  readonly clientId: string;
  readonly now: () => Date;
  readonly report: (error: Error) => void;
}

/** Brings everything up: the database with its migrations, the embedded workspace where it is used, and HTTP. */
export async function startServer(config: ServerConfig, options: StartOptions): Promise<RunningServer> {
  const port = await findFreePort(config.host, config.port, config.isPortFixed);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { database, close: closeDatabase } = await connectDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
  });
  try {
    await migrate(database, allMigrations);
    const context = await createContext(database, graphPorts(config, publicUrl, port));
    const settings = appOptions(config, publicUrl);
    const workspace = config.microsoft
      ? undefined
      : await options.openWorkspace(askFor(config, database, settings, options));
    const app = await buildApp(context, { ...settings, ...options, workspace });
    await app.listen({ host: config.host, port });
    const close = async () => {
      await app.close();
      await closeDatabase();
    };
    return { publicUrl, port, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** The embedded Graph is asked over this machine: its public address may lead through a proxy that we cannot reach. */
function graphPorts(config: ServerConfig, publicUrl: string, port: number): Pick<GraphPorts, 'baseUrl' | 'fetch'> {
  if (config.microsoft) return { baseUrl: config.microsoft.graphBaseUrl, fetch };
  const own = `http://127.0.0.1:${port}`;
  return {
    baseUrl: `${publicUrl}/v1.0`,
    fetch: (url, init) => fetch(String(url).replace(publicUrl, own), init),
  };
}

async function createContext(database: Database, graph: Pick<GraphPorts, 'baseUrl' | 'fetch'>): Promise<ServerContext> {
  const now = () => new Date();
  return {
    database,
    tokens: createTokens(await readSigningKey(database), now),
    graphAs: (token) =>
      createGraphClient({
        ...graph,
        token: async ({ claims }) => {
          if (claims !== undefined) throw new ClaimsChallenge(claims);
          return token;
        },
        wait: (ms, signal) => wait(ms, undefined, { signal }),
        random: Math.random,
      }),
    now,
  };
}

function askFor(
  { dataDir }: ServerConfig,
  database: Database,
  { clientConfig: { graphBaseUrl, signIn } }: AppOptions,
  { logger }: StartOptions,
): WorkspaceAsk {
  return {
    database,
    dataDir,
    publicUrl: new URL(graphBaseUrl).origin,
    graphBaseUrl,
    graphScopes: signIn.graphScopes,
    clientId: signIn.clientId,
    now: () => new Date(),
    report: (error) => logger?.error({ err: error }, 'The embedded workspace failed'),
  };
}

function appOptions(config: ServerConfig, publicUrl: string): AppOptions {
  const { microsoft } = config;
  return {
    clientConfig: {
      productName: 'Tideform',
      graphBaseUrl: microsoft?.graphBaseUrl ?? `${publicUrl}/v1.0`,
      signIn: {
        kind: microsoft ? 'microsoft' : 'oidc',
        authority: microsoft?.authority ?? `${publicUrl}/identity`,
        clientId: microsoft?.clientId ?? 'tideform',
        graphScopes: [
          'User.Read',
          'User.ReadBasic.All',
          'Team.ReadBasic.All',
          'Channel.ReadBasic.All',
          'Sites.Manage.All',
        ],
      },
    },
    securityHeaders: {
      connectOrigins: microsoft?.connectOrigins ?? [],
      frameAncestors: config.frameAncestors,
      isHttps: publicUrl.startsWith('https:'),
    },
    localAddress: config.publicUrl === undefined ? publicUrl : undefined,
  };
}
