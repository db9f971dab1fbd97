import { type Configuration, errors, Provider } from 'oidc-provider';
import { findPerson } from '../../directory/people-store.ts';
import { type IdentityOptions, identityPath, issuerOf, scopesOfApp } from '../identity-options.ts';
import { errorPage } from '../pages/error-page.ts';
import { speechFor } from '../pages/page-speech.ts';
import { signedOutPage, signOutPage } from '../pages/sign-out-page.ts';
import { noteSessions } from '../sessions/note-sessions.ts';
import { claimsOf, findAccount } from './account-claims.ts';
import { answerOutages } from './answer-outages.ts';
import { acceptClaimsChallenge } from './claims-parameter.ts';
import { continueWithoutInlineScript } from './continue-page.ts';
import { endGrantsOnSignOut } from './end-grants-on-sign-out.ts';
import { loadGrant } from './grant.ts';
import { createInteractionPolicy } from './interaction-policy.ts';
import { recordAdapter } from './record-adapter.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** An OpenID provider for the app and its server: authorization code with PKCE, rotated refresh tokens, JWTs for Graph. */
export function createProvider(options: IdentityOptions): Provider {
  const provider = new Provider(issuerOf(options), configuration(options));
  provider.proxy = true;
  provider.use(continueWithoutInlineScript);
  provider.use(acceptClaimsChallenge);
  provider.use(endGrantsOnSignOut(provider, isOffline));
  if (options.privateSignIn) provider.use(noteSessions(options));
  answerOutages(provider);
  provider.on('server_error', (_ctx, error) => options.report(error));
  return provider;
}

function configuration(options: IdentityOptions): Configuration {
  const { database, keys, accessTokenSeconds = HOUR } = options;
  const { former = [] } = keys;
  return {
    adapter: recordAdapter(database),
    clients: [spaClient(options), ...offlineClients(options), ...(options.ownApps ?? []).map(ownClient)],
    jwks: { keys: [keys.signing, ...former.map(({ signing }) => signing)] },
    cookies: { keys: [keys.cookies, ...former.map(({ cookies }) => cookies)], names: cookieNames },
    claims: { openid: ['sub', 'oid', 'tid'], profile: ['name', 'preferred_username'], email: ['email'] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    extraParams: ['tenant'],
    pkce: { required: () => true },
    responseTypes: ['code'],
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origin === options.publicUrl,
    findAccount: (_ctx, id) => findAccount(database, id),
    loadExistingGrant: (ctx) => loadGrant(ctx, options),
    // Every sign-in gets a refresh token, with or without offline_access: the app renews without a frame.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // NOTE: who proves itself with a secret keeps its token for long: what was killed before it kept the next one has lost nothing.
    rotateRefreshToken: ({ oidc }) => !isOffline(oidc.client) || isOld(oidc.entities.RefreshToken),
    // Several accounts are signed in side by side in one browser: who takes over the session ends nobody's tokens, a sign-out does.
    expiresWithSession: () => false,
    extraTokenClaims: (_ctx, token) => accessTokenClaims(options, token),
    interactions: {
      policy: createInteractionPolicy(database),
      url: (_ctx, interaction) => `${identityPath}/interaction/${interaction.uid}`,
    },
    features: features(options, accessTokenSeconds),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 365 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: (_ctx, _token, client) => (isOffline(client) ? 90 : 30) * DAY,
      Session: 30 * DAY,
    },
    renderError: async (ctx, out, error) => {
      const speech = await speechFor(ctx.get('accept-language'));
      ctx.type = 'html';
      ctx.body = errorPage(speech, error instanceof errors.SessionNotFound, out.error_description ?? out.error);
    },
  };
}

/** Only apps with a secret act for people who are away. */
function isOffline(client: { readonly tokenEndpointAuthMethod?: string | undefined } | undefined): boolean {
  return client?.tokenEndpointAuthMethod === 'client_secret_post';
}

function isOld(token: { ttlPercentagePassed(): number } | undefined): boolean {
  return (token?.ttlPercentagePassed() ?? 0) >= 50;
}

/** Ports share a host's cookies: the names tell our provider from others on the same machine. */
const cookieNames = { session: 'tf_session', interaction: 'tf_interaction', resume: 'tf_resume' };

/** The web app comes back to its own front page; providers compare addresses letter by letter. */
function spaClient({ clientId, publicUrl }: IdentityOptions): NonNullable<Configuration['clients']>[number] {
  const addresses = [
    `${publicUrl}/`,
    `${publicUrl}/auth-code-start.html`,
    // Where Microsoft's library comes back to, which is tried against this sign-in.
    `${publicUrl}/auth-start.html`,
    `${publicUrl}/auth-callback.html`,
    `${publicUrl}/sign-in/callback`,
  ];
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: addresses,
    post_logout_redirect_uris: addresses,
  };
}

function offlineClients({ offlineApp }: IdentityOptions): NonNullable<Configuration['clients']> {
  if (!offlineApp) return [];
  return [
    {
      client_id: offlineApp.clientId,
      client_secret: offlineApp.clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      application_type: 'web',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [offlineApp.address],
    },
  ];
}

/** An app of the workspace: it only wants the browser to be signed in, and spends no code. */
function ownClient(
  app: NonNullable<IdentityOptions['ownApps']>[number],
): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: app.clientId,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [app.address],
  };
}

function features(options: IdentityOptions, accessTokenSeconds: number): NonNullable<Configuration['features']> {
  const { graphBaseUrl } = options;
  return {
    devInteractions: { enabled: false },
    claimsParameter: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = signOutPage(await speechFor(ctx.get('accept-language')), form);
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.body = signedOutPage(await speechFor(ctx.get('accept-language')));
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => graphBaseUrl,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator, client) => {
        if (indicator !== graphBaseUrl) throw new errors.InvalidTarget();
        return {
          scope: scopesOfApp(options, client.clientId).join(' '),
          audience: graphBaseUrl,
          accessTokenTTL: accessTokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
  };
}

/** As in Entra's tokens for Graph. `xms_cc` says that the app answers claims challenges. */
async function accessTokenClaims(
  { database, now }: IdentityOptions,
  token: { readonly accountId?: string; readonly scope?: string | undefined },
): Promise<Record<string, unknown> | undefined> {
  const person = token.accountId === undefined ? undefined : await findPerson(database, token.accountId);
  if (!person) return undefined;
  const { sub: _, ...claims } = claimsOf(person);
  return { ...claims, upn: person.userPrincipalName, scp: token.scope ?? '', xms_cc: ['CP1'], iat_ms: now().getTime() };
}
