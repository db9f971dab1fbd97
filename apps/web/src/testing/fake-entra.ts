import type { INavigationClient, INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser';

/** User of a tenant. All personal accounts belong to the same tenant. */
export interface EntraPerson {
  readonly oid: string;
  readonly tid: string;
  readonly name: string;
  readonly username: string;
}

interface IssuedCode {
  readonly person: EntraPerson;
  readonly nonce: string;
  readonly challenge: string;
}

interface Refusal {
  readonly error: string;
  readonly error_description: string;
  readonly suberror?: string;
  readonly claims?: string;
}

/**
 * Creates a fake of Entra ID for MSAL, based on Microsoft's documentation. Each URL, claim and error links to the page
 * that documents it. It isn't based on observations of Microsoft's servers.
 */
export function createFakeEntra(host = 'login.microsoftonline.com') {
  const codes = new Map<string, IssuedCode>();
  const refreshTokens = new Map<string, EntraPerson>();
  const requests: { readonly url: string; readonly body: URLSearchParams }[] = [];
  const redirects: URL[] = [];
  let issuedTokens = 0;
  /** Next response of the token endpoint, in place of a token. */
  let refusal: Refusal | undefined;
  let isUnreachable = false;

  // https://learn.microsoft.com/entra/identity-platform/v2-protocols-oidc#find-your-apps-openid-configuration-document-uri
  const createDiscoveryDocument = (tenant: string) => ({
    authorization_endpoint: `https://${host}/${tenant}/oauth2/v2.0/authorize`,
    token_endpoint: `https://${host}/${tenant}/oauth2/v2.0/token`,
    jwks_uri: `https://${host}/${tenant}/discovery/v2.0/keys`,
    end_session_endpoint: `https://${host}/${tenant}/oauth2/v2.0/logout`,
    // For 'organizations' and 'common', the issuer is a template, because only a token identifies its tenant.
    issuer: `https://${host}/${/^[\da-f-]{36}$/.test(tenant) ? tenant : '{tenantid}'}/v2.0`,
    tenant_region_scope: null,
    cloud_instance_name: host.replace(/^login\./, ''),
    msgraph_host: 'graph.microsoft.com',
  });

  // https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
  const createIdToken = ({ oid, tid, name, username }: EntraPerson, nonce: string): string => {
    const now = Math.floor(Date.now() / 1000);
    return jwt({
      ...{ aud: getClientId(requests.at(-1)?.body), iss: `https://${host}/${tid}/v2.0`, ver: '2.0' },
      ...{ iat: now, nbf: now, exp: now + 3600, nonce },
      ...{ oid, tid, name, preferred_username: username, sub: `pairwise of ${oid}`, rh: '0.AAAA', uti: 'uti' },
    });
  };

  // https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#successful-response-2
  const createTokens = (person: EntraPerson, nonce: string, scope: string) => {
    issuedTokens += 1;
    const refreshToken = `refresh ${issuedTokens}`;
    refreshTokens.set(refreshToken, person);
    return {
      token_type: 'Bearer',
      scope,
      expires_in: 3599,
      ext_expires_in: 3599,
      access_token: `token ${issuedTokens} of ${person.name}`,
      refresh_token: refreshToken,
      // For a single-page app, a refresh token is valid for one day in total, however often it is renewed.
      refresh_token_expires_in: 86_399,
      id_token: createIdToken(person, nonce),
      client_info: encode({ uid: person.oid, utid: person.tid }),
    };
  };

  const redeemCode = async (body: URLSearchParams): Promise<NetworkResponse<unknown>> => {
    if (refusal) return refuse(refusal);
    const scope = body.get('scope') ?? '';
    if (body.get('grant_type') === 'refresh_token') {
      const person = refreshTokens.get(body.get('refresh_token') ?? '');
      return person
        ? createJsonResponse(200, createTokens(person, '', scope))
        : // https://learn.microsoft.com/entra/identity-platform/reference-error-codes: AADSTS700084 for SPAs after a day
          refuse({
            error: 'invalid_grant',
            error_description:
              'AADSTS700084: The refresh token was issued to a single page app (SPA), and therefore has a fixed, limited lifetime of 1.00:00:00',
          });
    }
    const issued = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const isProven = issued && issued.challenge === (await computeChallenge(body.get('code_verifier') ?? ''));
    return isProven
      ? createJsonResponse(200, createTokens(issued.person, issued.nonce, scope))
      : refuse({
          error: 'invalid_grant',
          error_description:
            'AADSTS50148: The code_verifier does not match the code_challenge supplied in the authorization request for PKCE.',
        });
  };

  // https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#error-response-1
  const refuse = (entraRefusal: Refusal): NetworkResponse<unknown> =>
    createJsonResponse(400, {
      error_codes: [Number(/AADSTS(\d+)/.exec(entraRefusal.error_description)?.[1])],
      timestamp: '2026-11-26 09:00:00Z',
      trace_id: 'trace',
      correlation_id: 'correlation',
      ...entraRefusal,
    });

  const networkClient: INetworkModule = {
    async sendGetRequestAsync<T>(url: string): Promise<NetworkResponse<T>> {
      if (isUnreachable) throw new TypeError('Failed to fetch');
      const tenant = new RegExp(`^https://${host}/([^/]+)/v2.0/.well-known/openid-configuration`).exec(url)?.[1];
      return (
        tenant ? createJsonResponse(200, createDiscoveryDocument(tenant)) : createJsonResponse(404, {})
      ) as NetworkResponse<T>;
    },
    async sendPostRequestAsync<T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> {
      if (isUnreachable) throw new TypeError('Failed to fetch');
      const body = new URLSearchParams(options?.body);
      requests.push({ url, body });
      return (await redeemCode(body)) as NetworkResponse<T>;
    },
  };
  const navigationClient: INavigationClient = {
    navigateInternal: async () => true,
    // The page is redirected and loaded again when it returns, in tests too.
    async navigateExternal(url) {
      redirects.push(new URL(url));
      return false;
    },
  };

  return {
    system: { networkClient, navigationClient },
    asked: requests,
    redirects,
    refuseNext: (entraRefusal: Refusal | undefined) => {
      refusal = entraRefusal;
    },
    setUnreachable: (down: boolean) => {
      isUnreachable = down;
    },
    forgetRefreshTokens: () => refreshTokens.clear(),
    /** Creates the hash of the return URL after the user has signed in. */
    // https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#successful-response
    signIn(person: EntraPerson, url = redirects.at(-1)!): string {
      const code = `code ${codes.size} ${redirects.length}`;
      const { searchParams } = url;
      codes.set(code, {
        person,
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      });
      const clientInfo = encode({ uid: person.oid, utid: person.tid });
      return createFragment(url, { code, client_info: clientInfo, session_state: 'session' });
    },
    // https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow#error-response
    refuse: (
      entraRefusal: { readonly error: string; readonly error_description: string },
      url = redirects.at(-1)!,
    ): string => createFragment(url, entraRefusal),
  };
}

const createFragment = (url: URL, answer: Readonly<Record<string, string>>): string =>
  `#${new URLSearchParams({ ...answer, state: url.searchParams.get('state') ?? '' })}`;

const createJsonResponse = (status: number, body: unknown): NetworkResponse<unknown> => ({ headers: {}, body, status });

const getClientId = (body: URLSearchParams | undefined): string => body?.get('client_id') ?? '';

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const jwt = (claims: object): string => `${encode({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${encode(claims)}.c2ln`;

async function computeChallenge(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
