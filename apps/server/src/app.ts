import rateLimit from '@fastify/rate-limit';
import { operations, toOpenApi } from '@tideform/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type ChatHost, serveChatHost } from './chat/serve-chat-host.ts';
import type { ServerContext } from './context.ts';
import { implementations } from './handlers.ts';
import { isDatabaseUp } from './health/health-store.ts';
import { type ClientConfig, serveClientConfig } from './http/client-config.ts';
import { createSharedRateLimitStore } from './http/create-shared-rate-limit-store.ts';
import { handleError } from './http/errors.ts';
import { redirectSharedContent, redirectToPublicHost } from './http/redirects.ts';
import { serveOperations } from './http/routes.ts';
import { addSecurityHeaders, type SecurityHeadersOptions } from './http/security-headers.ts';
import { type Probes, serveProbes } from './http/serve-probes.ts';
import { sendNotFound, serveWebFiles } from './http/serve-web-files.ts';
import { type OperatorOptions, serveOperators } from './operators/serve-operators.ts';
import { allowEmbedding } from './shares/allow-embedding.ts';
import { redirectToShareHost } from './shares/redirect-to-share-host.ts';
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
  /** Folder of the built web app, if the server serves it. */
  readonly webRoot?: string | undefined;
  readonly logger?: FastifyBaseLogger | undefined;
  /** URL such as `http://localhost:8080` if browsers use it directly: requests for `127.0.0.1` are redirected to it. */
  readonly localAddress?: string | undefined;
  /** Configured origin for share links. */
  readonly shareUrl?: string | undefined;
  /** Support chat, if configured. */
  readonly chat?: ChatHost | undefined;
  readonly trustedProxies?: readonly string[];
  /** Operator view and metrics; `undefined` without a configured token. */
  readonly operators?: OperatorOptions | undefined;
  /** Embedded workspace; `undefined` with Microsoft 365. */
  readonly workspace?: { serve(app: FastifyInstance): Promise<void> } | undefined;
}

/**
 * Maximum length of a path parameter. Authorization codes are path parameters, and Entra's have more than a thousand
 * characters.
 */
const MAX_PATH_PARAMETER = 4000;

/** Builds the HTTP server without listening. All I/O goes through the context. */
export async function buildApp(context: ServerContext, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // Forwarded headers are trusted only from proxies on this machine and configured ones.
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PATH_PARAMETER },
    forceCloseConnections: 'idle',
    // Closes connections with slow headers. Bodies of anonymous respondents have a separate limit.
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
  allowEmbedding(app, context, options.securityHeaders);
  addSecurityHeaders(app, options.securityHeaders);
  if (options.chat) serveChatHost(app, options.chat);
  redirectToShareHost(app, options.shareUrl);
  if (options.localAddress) redirectToPublicHost(app, options.localAddress);
  await app.register(rateLimit, { global: false, ...createSharedRateLimitStore(context.database) });
  app.setErrorHandler(handleError);
  if (options.operators) serveOperators(app, options.operators);
  serveClientConfig(app, options.clientConfig);
  serveTemplates(app);
  app.get('/api/openapi.json', (_, reply) => reply.send(toOpenApi(operations, '1')));
  await app.register((scope) => serveOperations(scope, context, implementations));
  await options.workspace?.serve(app);
  if (options.webRoot) {
    redirectSharedContent(app);
    await serveWebFiles(app, options.webRoot);
  } else app.setNotFoundHandler((_, reply) => sendNotFound(reply));
  return app;
}
