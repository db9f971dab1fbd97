import type { FastifyInstance } from 'fastify';
import type { MapsConfig } from '../maps/maps-config.ts';

/** Configuration of the web app before sign-in. Served as `/config.json`. */
export interface ClientConfig {
  readonly productName: string;
  /** Base address of Microsoft Graph or of the embedded workspace. No trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /** `oidc`: an OpenID provider such as the embedded one; `microsoft`: Entra, which requires its own library. */
    readonly kind: 'oidc' | 'microsoft';
    readonly authority: string;
    readonly clientId: string;
    /** Scopes requested at sign-in, with `openid profile offline_access`. */
    readonly graphScopes: readonly string[];
  };
  /** Origins from which choices may be loaded; default: none. */
  readonly choiceOrigins?: readonly string[];
  /** URL for managing accounts and the organization; default: Microsoft's pages. */
  readonly accountPage?: string;
  /** Links to help outside the app. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** Whether support requests are enabled. */
  readonly hasSupport?: boolean;
  /** Support chat on a page at `url`, on another host of this server; absent if disabled. */
  readonly chat?: { readonly provider: 'intercom'; readonly appId: string; readonly url: string };
  /** Map configuration; absent if maps are disabled. */
  readonly maps?: MapsConfig;
  /** Whether an AI provider drafts forms and code. Otherwise, forms are drafted by rules. */
  readonly hasAi?: true;
}

/** Serves the configuration, which contains no secrets. */
export function serveClientConfig(app: FastifyInstance, config: ClientConfig): void {
  app.get('/config.json', (_, reply) => reply.header('cache-control', 'no-cache').send(config));
}
