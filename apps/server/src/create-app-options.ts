import type { AppOptions } from './app.ts';
import { captchaOrigins } from './captcha/captcha-config.ts';
import type { ServerConfig } from './config.ts';
import type { SignInRegistration } from './external-services/sign-in-server.ts';
import { type PageOrigins, pageOrigins } from './http/page-policies.ts';
import { getMapOrigins, getTileOrigin } from './maps/maps-config.ts';

/** Graph scopes of the app. */
export const graphScopes: readonly string[] = [
  'User.Read',
  'User.ReadBasic.All',
  'Team.ReadBasic.All',
  'Channel.ReadBasic.All',
  'Sites.Manage.All',
];

/**
 * Replaces the broad permission for sites by `Sites.Selected`. No other broad permission may remain, since it would
 * override this one.
 */
const toSelectedSitesScope = (scope: string): string => (scope === 'Sites.Manage.All' ? 'Sites.Selected' : scope);

/** Converts the configuration to options of the HTTP server. */
export function createAppOptions(config: ServerConfig, publicUrl: string): AppOptions {
  const { ai, captcha, chat, choiceOrigins, help, maps, microsoft } = config;
  const { website, documentation, supportMail } = help;
  const formPageOrigins = getFormPageOrigins(config);
  return {
    clientConfig: {
      productName: 'Tideform',
      graphBaseUrl: microsoft?.graphBaseUrl ?? `${publicUrl}/v1.0`,
      signIn: {
        kind: microsoft ? 'microsoft' : 'oidc',
        authority: microsoft?.authority ?? `${publicUrl}/identity`,
        clientId: microsoft?.clientId ?? 'tideform',
        graphScopes: microsoft?.hasSelectedSites ? graphScopes.map(toSelectedSitesScope) : graphScopes,
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
      ...(maps && { pdfWorkerOrigins: [getTileOrigin(maps)] }),
      ...((formPageOrigins || captcha || chat || microsoft) && {
        pageOrigins: {
          ...pageOrigins,
          'index.html': { ...formPageOrigins, ...getFrameOrigins(config) },
          'public.html': { ...formPageOrigins, ...(captcha && captchaOrigins) },
        },
      }),
    },
    shareUrl: config.shareUrl,
    chat: chat && { origin: chat.origin, publicUrl },
    trustedProxies: config.trustedProxies,
    localAddress: config.publicUrl === undefined ? publicUrl : undefined,
  };
}

/**
 * Returns the origins of frames in the app: the chat, and Microsoft's sign-in, which renews tokens daily in a hidden
 * frame.
 */
function getFrameOrigins({ chat, microsoft }: ServerConfig): PageOrigins {
  const origins = [...(microsoft ? [new URL(microsoft.authority).origin] : []), ...(chat ? [chat.origin] : [])];
  return origins.length > 0 ? { 'frame-src': origins } : {};
}

/** Returns the additional origins of the two pages with forms and templates. */
function getFormPageOrigins({ choiceOrigins, maps, templateOrigins }: ServerConfig): PageOrigins | undefined {
  const forMaps: PageOrigins | undefined = maps && getMapOrigins(maps);
  const origins = [...choiceOrigins, ...templateOrigins];
  if (origins.length === 0) return forMaps;
  return { ...forMaps, 'connect-src': [...(forMaps?.['connect-src'] ?? []), ...origins] };
}

/** Redirect page of the sign-in for connecting an account. */
const AUTH_CODE_PAGE = '/auth-code-start.html';

/**
 * Returns the server's app registration at the sign-in; `undefined` with Microsoft 365 without a configured secret.
 *
 * @param embeddedSecret client secret for the embedded sign-in
 */
export function getSignInRegistration(
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
  const scopeOf = microsoft.hasSelectedSites ? toSelectedSitesScope : undefined;
  return {
    redirectUrl,
    authorizeUrl: `${oauth}/authorize`,
    tokenUrl: `${oauth}/token`,
    clientId,
    clientSecret,
    mapScope: scopeOf,
  };
}
