import type { AppOptions } from './app.ts';
import type { ServerConfig } from './config.ts';

/** What the specification's app may ask of Graph. */
const graphScopes = [
  'User.Read',
  'User.ReadBasic.All',
  'Team.ReadBasic.All',
  'Channel.ReadBasic.All',
  'Sites.Manage.All',
];

/** What the configuration means to HTTP. */
export function appOptions(config: ServerConfig, publicUrl: string): AppOptions {
  const { microsoft } = config;
  return {
    clientConfig: {
      productName: 'Tideform',
      graphBaseUrl: microsoft?.graphBaseUrl ?? `${publicUrl}/v1.0`,
      signIn: {
        kind: microsoft ? 'microsoft' : 'oidc',
        authority: microsoft?.authority ?? `${publicUrl}/identity`,
        clientId: microsoft?.clientId ?? 'tideform',
        graphScopes,
      },
    },
    securityHeaders: {
      connectOrigins: microsoft?.connectOrigins ?? [],
      frameAncestors: config.frameAncestors,
      isHttps: publicUrl.startsWith('https:'),
    },
    trustedProxies: config.trustedProxies,
    localAddress: config.publicUrl === undefined ? publicUrl : undefined,
  };
}
