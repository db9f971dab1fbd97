import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../../database/connect.ts';
import { findPerson } from '../../directory/people-store.ts';
import { getAppScopes, getIssuer, type IdentityOptions, identityPath } from '../identity-options.ts';
import { loadPageLocale, renderErrorPage, renderSignedOutPage, renderSignOutPage } from '../pages/identity-page.ts';
import { recordSessions } from '../sessions-store.ts';
import { acceptClaimsChallenge, findAccount, getAccountClaims } from './claims.ts';
import { loadGrant, revokeGrantsOnSignOut } from './grants.ts';
import { createRecordAdapter } from './identity-records-store.ts';
import { handleOutages, replaceInlineScriptPages } from './provider-middleware.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Creates the OpenID provider for the app and the server: authorization code flow with PKCE, rotated refresh tokens,
 * JWT access tokens for Graph.
 */
export function createProvider(options: IdentityOptions): Provider {
  const provider = new Provider(getIssuer(options), createConfiguration(options));
  provider.proxy = true;
  provider.use(replaceInlineScriptPages);
  provider.use(acceptClaimsChallenge);
  provider.use(revokeGrantsOnSignOut(provider, isOffline));
  if (options.privateSignIn) provider.use(recordSessions(options));
  handleOutages(provider);
  provider.on('server_error', (_ctx, error) => options.report(error));
  return provider;
}

function createConfiguration(options: IdentityOptions): Configuration {
  const { database, keys, accessTokenSeconds = HOUR } = options;
  const { former = [] } = keys;
  return {
    adapter: createRecordAdapter(database),
    clients: [
      createSpaClient(options),
      ...createOfflineClients(options),
      ...(options.ownApps ?? []).map(createOwnClient),
    ],
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
    // Every sign-in gets a refresh token, with or without the scope offline_access, because the app renews tokens
    // without an iframe.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // NOTE: a confidential client keeps its refresh token until half of its lifetime, so that a process that is killed
    // before it stores a rotated token loses nothing.
    rotateRefreshToken: ({ oidc }) => !isOffline(oidc.client) || isHalfExpired(oidc.entities.RefreshToken),
    // Tokens outlive their session: several accounts can be signed in in one browser, and an account that replaces the
    // session must not end the tokens of the others. Signing out ends tokens.
    expiresWithSession: () => false,
    extraTokenClaims: (_ctx, token) => loadAccessTokenClaims(options, token),
    interactions: {
      policy: createInteractionPolicy(database),
      url: (_ctx, interaction) => `${identityPath}/interaction/${interaction.uid}`,
    },
    features: createFeatures(options, accessTokenSeconds),
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
      const pageLocale = await loadPageLocale(ctx.get('accept-language'));
      ctx.type = 'html';
      ctx.body = renderErrorPage(
        pageLocale,
        error instanceof errors.SessionNotFound,
        out.error_description ?? out.error,
      );
    },
  };
}

/** Returns whether a client acts for people while they are away; only confidential clients do. */
function isOffline(client: { readonly tokenEndpointAuthMethod?: string | undefined } | undefined): boolean {
  return client?.tokenEndpointAuthMethod === 'client_secret_post';
}

function isHalfExpired(token: { ttlPercentagePassed(): number } | undefined): boolean {
  return (token?.ttlPercentagePassed() ?? 0) >= 50;
}

/** Cookies are shared by all ports of a host. These names distinguish the provider from others on the same machine. */
const cookieNames = { session: 'tf_session', interaction: 'tf_interaction', resume: 'tf_resume' };

/** Client of the web app. Redirect URIs are compared exactly. */
function createSpaClient({ clientId, publicUrl }: IdentityOptions): NonNullable<Configuration['clients']>[number] {
  const addresses = [
    `${publicUrl}/`,
    `${publicUrl}/auth-code-start.html`,
    // Redirect page of MSAL, which is tested against this provider.
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

function createOfflineClients({ offlineApp }: IdentityOptions): NonNullable<Configuration['clients']> {
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

/** Client of a page of the workspace. It only needs the browser session, and never redeems the code. */
function createOwnClient(
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

function createFeatures(options: IdentityOptions, accessTokenSeconds: number): NonNullable<Configuration['features']> {
  const { graphBaseUrl } = options;
  return {
    devInteractions: { enabled: false },
    claimsParameter: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        ctx.body = renderSignOutPage(await loadPageLocale(ctx.get('accept-language')), form);
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.body = renderSignedOutPage(await loadPageLocale(ctx.get('accept-language')));
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => graphBaseUrl,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator, client) => {
        if (indicator !== graphBaseUrl) throw new errors.InvalidTarget();
        return {
          scope: getAppScopes(options, client.clientId).join(' '),
          audience: graphBaseUrl,
          accessTokenTTL: accessTokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
  };
}

/** Returns the claims of Entra's access tokens for Graph. `xms_cc` declares that the app supports claims challenges. */
async function loadAccessTokenClaims(
  { database, now }: IdentityOptions,
  token: { readonly accountId?: string; readonly scope?: string | undefined },
): Promise<Record<string, unknown> | undefined> {
  const person = token.accountId === undefined ? undefined : await findPerson(database, token.accountId);
  if (!person) return undefined;
  const { sub: _, ...claims } = getAccountClaims(person);
  return { ...claims, upn: person.userPrincipalName, scp: token.scope ?? '', xms_cc: ['CP1'], iat_ms: now().getTime() };
}

const { base, Check, Prompt } = interactionPolicy;

/**
 * Creates the policy for showing the sign-in page: without a session, when the app asks for it (`prompt=login`,
 * `prompt=select_account`), and when it names a tenant that the signed-in person doesn't belong to.
 */
function createInteractionPolicy(database: Database): readonly InstanceType<typeof Prompt>[] {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  policy
    .get('login')
    ?.checks.add(
      new Check('other_tenant', 'the account belongs to another organization', 'login_required', (ctx) =>
        isOtherTenant(database, ctx),
      ),
    );
  return policy;
}

async function isOtherTenant(database: Database, { oidc }: KoaContextWithOIDC): Promise<boolean> {
  const tenantId = oidc.params?.tenant;
  const accountId = oidc.session?.accountId;
  if (typeof tenantId !== 'string' || !accountId) return Check.NO_NEED_TO_PROMPT;
  const person = await findPerson(database, accountId);
  return person?.tenantId === tenantId.toLowerCase() ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
}
