import rateLimit from '@fastify/rate-limit';
import { operations, toOpenApi } from '@tideform/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ChatHost, serveChatHost } from './chat/serve-chat-host.ts';
import type { ServerContext } from './context.ts';
import { implementations } from './handlers.ts';
import { isDatabaseUp } from './health/health-store.ts';
import { type ClientConfig, serveClientConfig } from './http/client-config.ts';
import { handleError } from './http/errors.ts';
import { leadSharesOn } from './http/lead-shares-on.ts';
import { leadToOneAddress } from './http/one-address.ts';
import { serveOperations } from './http/routes.ts';
import { addSecurityHeaders, type SecurityHeadersOptions } from './http/security-headers.ts';
import { type Probes, serveProbes } from './http/serve-probes.ts';
import { shareRateLimits } from './http/share-rate-limits.ts';
import { sendNotFound, serveWebFiles } from './http/web-files.ts';
import { type OperatorOptions, serveOperators } from './operators/serve-operators.ts';
import { leadToShareHost } from './shares/lead-to-share-host.ts';
import { letPagesFrame } from './shares/let-pages-frame.ts';
import { serveTemplates } from './templates/serve-templates.ts';
import { refuseUnreadable } from './workspace/graph/refuse-unroutable.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly probes: Probes;
  }
}

export interface AppOptions {
  readonly clientConfig: ClientConfig;
  readonly securityHeaders: SecurityHeadersOptions;
  /** Folder of the built web app; `undefined`: none is served. */
  readonly webRoot?: string | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
  /** `http://localhost:8080`, when browsers reach us there directly: `127.0.0.1` is led to it. */
  readonly localAddress?: string | undefined;
  /** Origin of share links, where the operator has set one. */
  readonly shareUrl?: string | undefined;
  /** A chat with whoever supports people; `undefined`: there is none. */
  readonly chat?: ChatHost | undefined;
  readonly trustedProxies?: readonly string[];
  /** The operator's view and metrics; `undefined`: nobody has set a token for them. */
  readonly operators?: OperatorOptions | undefined;
  /** The embedded Microsoft 365; `undefined`: a real one is used. */
  readonly workspace?: { serve(app: FastifyInstance): Promise<void> } | undefined;
}

/** Codes of a sign-in travel in a path, and Entra's have a thousand characters and more. */
const MOST_PATH_PARAMETER = 4000;

/** Builds the HTTP server without listening. Does no I/O by itself: what it stands on comes with the context. */
export async function buildApp(context: ServerContext, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // A proxy on this machine, or one that the operator names, speaks for its callers; nobody else does.
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MOST_PATH_PARAMETER },
    forceCloseConnections: 'idle',
    // Clients that send their headers drop by drop are cut off; bodies of visitors have a limit of their own.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: (error, request, reply) => {
      if (options.workspace && refuseUnreadable(request, reply)) return;
      handleError(error, request, reply);
    },
  });
  app.decorate(
    'probes',
    serveProbes(app, () => isDatabaseUp(context.database)),
  );
  letPagesFrame(app, context, options.securityHeaders);
  addSecurityHeaders(app, options.securityHeaders);
  if (options.chat) serveChatHost(app, options.chat);
  leadToShareHost(app, options.shareUrl);
  if (options.localAddress) leadToOneAddress(app, options.localAddress);
  await app.register(rateLimit, { global: false, ...shareRateLimits(context.database) });
  app.setErrorHandler(handleError);
  if (options.operators) serveOperators(app, options.operators);
  serveClientConfig(app, options.clientConfig);
  serveTemplates(app);
  app.get('/api/openapi.json', (_, reply) => reply.send(toOpenApi(operations, '1')));
  await app.register((scope) => serveOperations(scope, context, implementations));
  await options.workspace?.serve(app);
  if (options.webRoot) {
    leadSharesOn(app);
    await serveWebFiles(app, options.webRoot);
  } else app.setNotFoundHandler((_, reply) => sendNotFound(reply));
  return app;
}
