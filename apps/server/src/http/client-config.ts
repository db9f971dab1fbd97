import type { FastifyInstance } from 'fastify';
import type { MapsConfig } from '../maps/maps-config.ts';

/** Configuration that the web app needs before sign-in, served as `/config.json`. */
export interface ClientConfig {
  readonly productName: string;
  /** Base URL of Microsoft Graph or of the embedded workspace's Graph, without trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /**
     * `oidc`: an OpenID Connect provider such as the embedded sign-in. `microsoft`: Entra, which requires Microsoft's
     * library.
     */
    readonly kind: 'oidc' | 'microsoft';
    readonly authority: string;
    readonly clientId: string;
    /** Scopes that are requested at sign-in, in addition to `openid profile offline_access`. */
    readonly graphScopes: readonly string[];
  };
  /** Origins from which forms may load choices; default: none. */
  readonly choiceOrigins?: readonly string[];
  /** URL of the page for managing accounts and the organization; default: Microsoft's pages. */
  readonly accountPage?: string;
  /** Links to help pages outside the app. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** Whether support requests are enabled. */
  readonly hasSupport?: boolean;
  /** Support chat, on a page at `url` on a separate host name of this server; absent if not configured. */
  readonly chat?: { readonly provider: 'intercom'; readonly appId: string; readonly url: string };
  /** Map provider; absent if maps are disabled. */
  readonly maps?: MapsConfig;
  /** Present if an AI provider drafts forms and code. Otherwise, forms are drafted by rules. */
  readonly hasAi?: true;
}

/** Serves the web app's configuration, which contains no secrets. */
export function serveClientConfig(app: FastifyInstance, config: ClientConfig): void {
  app.get('/config.json', (_, reply) => reply.header('cache-control', 'no-cache').send(config));
}
