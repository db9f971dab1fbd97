import type { AppOptions } from './app.ts';
import { captchaNeeds } from './captcha/captcha-config.ts';
import type { ServerConfig } from './config.ts';
import type { SignInRegistration } from './external-services/sign-in-server.ts';
import { type PageNeeds, pageNeeds } from './http/page-policies.ts';
import { mapsNeeds, tileOrigin } from './maps/maps-config.ts';

/** What the specification's app may ask of Graph. */
export const graphScopes: readonly string[] = [
  'User.Read',
  'User.ReadBasic.All',
  'Team.ReadBasic.All',
  'Channel.ReadBasic.All',
  'Sites.Manage.All',
];

/** With one more broad permission for sites or files `Sites.Selected` would narrow nothing. */
const narrowed = (scope: string): string => (scope === 'Sites.Manage.All' ? 'Sites.Selected' : scope);

/** What the configuration means to HTTP. */
export function appOptions(config: ServerConfig, publicUrl: string): AppOptions {
  const { ai, captcha, chat, choiceOrigins, help, maps, microsoft } = config;
  const { website, documentation, supportMail } = help;
  const needs = needsOf(config);
  return {
    clientConfig: {
      productName: 'Tideform',
      graphBaseUrl: microsoft?.graphBaseUrl ?? `${publicUrl}/v1.0`,
      signIn: {
        kind: microsoft ? 'microsoft' : 'oidc',
        authority: microsoft?.authority ?? `${publicUrl}/identity`,
        clientId: microsoft?.clientId ?? 'tideform',
        graphScopes: microsoft?.hasSelectedSites ? graphScopes.map(narrowed) : graphScopes,
      },
      ...(!microsoft && !config.hasDemo && { accountPage: '/workspace/account' }),
      ...(choiceOrigins.length > 0 && { choiceOrigins }),
      ...((website || documentation) && {
        links: { ...(website && { website }), ...(documentation && { documentation }) },
      }),
      ...(supportMail && { hasSupport: true }),
      ...(chat && { chat: { provider: chat.provider, appId: chat.appId, url: chat.origin } }),
      ...(maps && { maps }),
      ...(ai && { hasAi: true as const }),
    },
    securityHeaders: {
      connectOrigins: microsoft?.connectOrigins ?? [],
      frameAncestors: config.frameAncestors,
      isHttps: publicUrl.startsWith('https:'),
      ...(maps && { paperOrigins: [tileOrigin(maps)] }),
      ...((needs || captcha || chat || microsoft) && {
        needs: {
          ...pageNeeds,
          'index.html': { ...needs, ...framesOf(config) },
          'public.html': { ...needs, ...(captcha && captchaNeeds) },
        },
      }),
    },
    shareUrl: config.shareUrl,
    chat: chat && { origin: chat.origin, publicUrl },
    trustedProxies: config.trustedProxies,
    localAddress: config.publicUrl === undefined ? publicUrl : undefined,
  };
}

/** What the app shows in frames: the chat; and Microsoft's library renews tokens in one that nobody sees, once a day. */
function framesOf({ chat, microsoft }: ServerConfig): PageNeeds {
  const origins = [...(microsoft ? [new URL(microsoft.authority).origin] : []), ...(chat ? [chat.origin] : [])];
  return origins.length > 0 ? { 'frame-src': origins } : {};
}

/** What pages with forms ask for beyond what every page may: both show forms, and templates of them. */
function needsOf({ choiceOrigins, maps, templateOrigins }: ServerConfig): PageNeeds | undefined {
  const forMaps: PageNeeds | undefined = maps && mapsNeeds(maps);
  const origins = [...choiceOrigins, ...templateOrigins];
  if (origins.length === 0) return forMaps;
  return { ...forMaps, 'connect-src': [...(forMaps?.['connect-src'] ?? []), ...origins] };
}

/** Where the sign-in leads people back to who lend the server their account. */
const AUTH_CODE_PAGE = '/auth-code-start.html';

/**
 * How the server is known to the sign-in; `undefined` with a Microsoft 365 for which the operator has set no secret.
 *
 * @param embeddedSecret what the embedded sign-in is told that the server's secret is
 */
export function signInRegistration(
  { microsoft }: ServerConfig,
  { clientConfig: { signIn } }: AppOptions,
  publicUrl: string,
  embeddedSecret: string,
): SignInRegistration | undefined {
  const redirectUrl = `${publicUrl}${AUTH_CODE_PAGE}`;
  if (!microsoft) {
    const { authority } = signIn;
    const addresses = { authorizeUrl: `${authority}/auth`, tokenUrl: `${authority}/token` };
    return { redirectUrl, ...addresses, clientId: `${signIn.clientId}-server`, clientSecret: embeddedSecret };
  }
  const { clientId, clientSecret } = microsoft;
  if (clientSecret === undefined) return undefined;
  const oauth = `${microsoft.authority}/oauth2/v2.0`;
  const scopeOf = microsoft.hasSelectedSites ? narrowed : undefined;
  return {
    redirectUrl,
    authorizeUrl: `${oauth}/authorize`,
    tokenUrl: `${oauth}/token`,
    clientId,
    clientSecret,
    scopeOf,
  };
}
