import type { FastifyInstance } from 'fastify';
import type { MapsConfig } from '../maps/maps-config.ts';

/** What the web app must know before anybody has signed in. Served as `/config.json`. */
export interface ClientConfig {
  readonly productName: string;
  /** Base address of Microsoft Graph or of the embedded workspace. No trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /** `oidc`: any OpenID provider, the embedded one; `microsoft`: Entra, which wants its own library. */
    readonly kind: 'oidc' | 'microsoft';
    readonly authority: string;
    readonly clientId: string;
    /** Asked for at sign-in, with `openid profile offline_access`. */
    readonly graphScopes: readonly string[];
  };
  /** Origins that lists of choices may be loaded from; absent: none. */
  readonly choiceOrigins?: readonly string[];
  /** Where everybody looks after their own account, and some after the organization; absent: Microsoft's pages. */
  readonly accountPage?: string;
  /** Where help is besides what comes with the app. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** `true`: somebody answers support requests. */
  readonly hasSupport?: boolean;
  /** Where people chat with whoever supports them: a page at `url`, of another host of this server. Absent: nowhere. */
  readonly chat?: { readonly provider: 'intercom'; readonly appId: string; readonly url: string };
  /** Absent: there are no maps. */
  readonly maps?: MapsConfig;
  /** A service writes forms and code from what people say; absent: forms are drafted by rules. */
  readonly hasAi?: true;
}

/** Serves the configuration; it holds no secret. */
export function serveClientConfig(app: FastifyInstance, config: ClientConfig): void {
  app.get('/config.json', (_, reply) => reply.header('cache-control', 'no-cache').send(config));
}
