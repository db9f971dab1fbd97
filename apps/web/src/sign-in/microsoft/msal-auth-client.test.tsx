import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEntra, type EntraPerson } from '../../testing/fake-entra.ts';
import type { AuthEvent } from '../auth-client.ts';
import type { MsalApp, SignInSurface } from './msal-app.ts';
import { createMsalAuthClient } from './msal-auth-client.ts';
import { openMsalApp } from './open-msal-app.ts';

// MSAL needs Web Crypto; jsdom only supports random numbers.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const t1 = 'aaaaaaaa-0000-4000-8000-000000000001';
const t2 = 'bbbbbbbb-0000-4000-8000-000000000002';
const amira: EntraPerson = { oid: 'oid-amira', tid: t1, name: 'Amira Haddad', username: 'amira@northgate.example' };
const tom: EntraPerson = { oid: 'oid-tom', tid: t1, name: 'Tom Okafor', username: 'tom@northgate.example' };
const asGuest: EntraPerson = { ...amira, oid: 'oid-amira-guest', tid: t2 };
const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';
const graphScopes = ['User.Read', 'Sites.Manage.All'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

type Asked = { readonly kind: SignInSurface['kind'] } & { readonly openWindow?: (address: string) => Promise<unknown> };

/** Simulates a browser with a fake Entra. A tab is opened again for each loaded page, as in a real browser. */
function browser(authority = 'https://login.microsoftonline.com/organizations') {
  const entra = createFakeEntra(new URL(authority).host);
  const signIn = { kind: 'microsoft', authority, clientId: 'client-1', graphScopes } as const;
  const openTab = (hash = '', place: Asked = { kind: 'page' }, hint?: string, over: Partial<MsalApp> = {}) => {
    history.replaceState(null, '', `/${hash}`);
    const navigations: string[] = [];
    const replaced: string[] = [];
    const config = { graphBaseUrl: 'https://graph.microsoft.com/v1.0', signIn };
    const opened = openMsalApp(config, location.origin, place.kind === 'nested' ? 'page' : place.kind, entra.system);
    const auth = createMsalAuthClient({
      app: async () => Object.assign(await opened, over),
      signIn,
      surface: place as SignInSurface,
      hint,
      storage: localStorage,
      origin: location.origin,
      address: {
        href: location.href,
        pathAndQuery: '/teams/1/forms',
        replace: (to) => {
          replaced.push(to);
          history.replaceState(null, '', to);
        },
        navigate: (to) => void navigations.push(to),
      },
    });
    const events: AuthEvent[] = [];
    auth.subscribe((event) => events.push(event));
    return { auth, events, navigations, replaced };
  };
  /**
   * Signs in a user by redirect.
   * @returns the tab to which the sign-in page redirected
   */
  const arrive = async (
    person: EntraPerson,
    options: Parameters<ReturnType<typeof openTab>['auth']['signIn']>[0] = {},
  ) => {
    await openTab().auth.signIn(options);
    const tab = openTab(entra.signIn(person));
    await tab.auth.start();
    return tab;
  };
  return { entra, openTab, arrive };
}

describe('a sign-in by redirect', () => {
  it('redirects to the sign-in for any organization, with PKCE and support for claims challenges', async () => {
    const { entra, openTab } = browser();
    await openTab().auth.signIn();
    const [url] = entra.redirects;
    expect(url?.origin + url!.pathname).toBe('https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize');
    const query = url!.searchParams;
    expect(query.get('redirect_uri')).toBe(`${location.origin}/`);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining([...graphScopes, 'openid', 'profile', 'offline_access']),
    );
    expect(JSON.parse(query.get('claims') ?? '{}')).toMatchObject({ access_token: { xms_cc: { values: ['CP1'] } } });
  });

  it('identifies the user by tenant and object ID, not by sub, and returns to the previous page', async () => {
    const { arrive } = browser();
    const { auth, replaced } = await arrive(amira, { returnTo: '/teams/2/forms' });
    expect(auth.account()).toEqual({
      tenantId: t1,
      userId: 'oid-amira',
      displayName: 'Amira Haddad',
      username: 'amira@northgate.example',
    });
    expect(replaced).toEqual(['/teams/2/forms']);
    expect(await auth.token()).toBe('token 1 of Amira Haddad');
  });

  it('never returns to a URL outside of the app', async () => {
    const { arrive } = browser();
    expect((await arrive(amira, { returnTo: '//evil.example' })).replaced).toEqual(['/teams']);
  });

  it('works with the URL of a national cloud, with or without the protocol version', async () => {
    for (const authority of [
      'https://login.microsoftonline.us/organizations',
      'https://login.partner.microsoftonline.cn/organizations/v2.0',
    ]) {
      localStorage.clear();
      const { entra, arrive } = browser(authority);
      const { auth } = await arrive(amira);
      expect(await auth.token()).toBe('token 1 of Amira Haddad');
      expect(entra.asked.map(({ url }) => new URL(url).host)).toEqual([new URL(authority).host]);
    }
  });

  it.each([['a token of the tenant for personal accounts', consumers]])('rejects %s', async (_, tid) => {
    const { arrive } = browser();
    await expect(arrive({ ...amira, tid })).rejects.toMatchObject({
      problem: 'personal-tenant',
      message: 'PersonalTenant',
    });
  });

  it.each([
    // https://learn.microsoft.com/entra/identity-platform/reference-error-codes
    ['invalid_request', 'AADSTS500200: User account is a personal Microsoft account.', 'personal-tenant'],
    ['access_denied', 'AADSTS65004: User declined to consent to access the app.', 'cancelled'],
    [
      'consent_required',
      'AADSTS65001: The user or administrator has not consented to use the application.',
      'interaction-required',
    ],
    ['interaction_required', 'AADSTS90094: The grant requires administrator permission.', 'interaction-required'],
    ['server_error', 'AADSTS90033: A transient error has occurred. Please try again.', 'unreachable'],
    ['unauthorized_client', 'AADSTS700016: Application was not found in the directory.', 'refused'],
  ])('reports the error %s (%s) as %s', async (error, error_description, problem) => {
    const { entra, openTab } = browser();
    await openTab().auth.signIn();
    const { auth } = openTab(entra.refuse({ error, error_description }));
    await expect(auth.start()).rejects.toMatchObject({ problem });
    expect(auth.account()).toBeUndefined();
  });
});

describe('a token', () => {
  it('is requested from the tenant of the account', async () => {
    const { entra, arrive } = browser();
    await arrive(asGuest, { tenantId: t2 });
    expect(entra.redirects[0]?.pathname).toBe(`/${t2}/oauth2/v2.0/authorize`);
    expect(new URL(entra.asked[0]!.url).pathname).toBe(`/${t2}/oauth2/v2.0/token`);
  });

  it('is replaced if it was rejected, and reused otherwise', async () => {
    const { arrive } = browser();
    const { auth } = await arrive(amira);
    expect([await auth.token(), await auth.token()]).toEqual(['token 1 of Amira Haddad', 'token 1 of Amira Haddad']);
    expect(await auth.token({ refused: 'token 1 of Amira Haddad' })).toBe('token 2 of Amira Haddad');
  });

  // https://learn.microsoft.com/entra/identity-platform/claims-challenge
  it('is requested with the claims of a challenge', async () => {
    const { entra, arrive } = browser();
    const { auth } = await arrive(amira);
    const claims = '{"access_token":{"nbf":{"essential":true,"value":"1700000000"}}}';
    expect(await auth.token({ claims })).toBe('token 2 of Amira Haddad');
    expect(JSON.parse(entra.asked.at(-1)?.body.get('claims') ?? '{}').access_token.nbf).toEqual({
      essential: true,
      value: '1700000000',
    });
  });

  it("asks the user if a refresh token can't satisfy the claims, and satisfies them by redirect", async () => {
    const { entra, arrive, openTab } = browser();
    const { auth, events } = await arrive(amira);
    const claims = '{"access_token":{"acrs":{"essential":true,"value":"c1"}}}';
    // https://learn.microsoft.com/entra/identity-platform/v2-conditional-access-dev-guide
    entra.refuseNext({
      error: 'interaction_required',
      suberror: 'basic_action',
      claims,
      error_description:
        'AADSTS50076: Due to a configuration change made by your administrator, you must use multi-factor authentication to access.',
    });
    await expect(auth.token({ claims })).rejects.toMatchObject({ problem: 'interaction-required' });
    expect(events.at(-1)).toEqual({ kind: 'interaction-required', problem: 'interaction-required', claims });
    entra.refuseNext(undefined);
    await openTab().auth.signIn({ claims });
    expect(JSON.parse(entra.redirects.at(-1)!.searchParams.get('claims')!).access_token.acrs).toEqual({
      essential: true,
      value: 'c1',
    });
    expect(entra.redirects.at(-1)!.searchParams.get('login_hint')).toBe('amira@northgate.example');
  });

  it('is not requested twice while offline, and does not interrupt the user', async () => {
    const { entra, arrive } = browser();
    const { auth, events } = await arrive(amira);
    entra.setUnreachable(true);
    const before = events.length;
    await expect(auth.token({ refused: 'token 1 of Amira Haddad' })).rejects.toMatchObject({ problem: 'unreachable' });
    expect(events.length).toBe(before);
  });

  it('is valid even if the clock is hours off or set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1) });
    const { arrive } = browser();
    const { auth } = await arrive(amira);
    expect(await auth.token()).toBe('token 1 of Amira Haddad');
    vi.setSystemTime(Date.UTC(2026, 10, 26));
    expect(await auth.token()).toBe('token 2 of Amira Haddad');
  });

  it('fails while signed out: User not authenticated', async () => {
    await expect(browser().openTab().auth.token()).rejects.toMatchObject({
      message: 'User not authenticated',
      problem: 'not-signed-in',
    });
  });
});

describe('several accounts', () => {
  it('have separate tokens', async () => {
    const { arrive, openTab } = browser();
    await arrive(amira);
    const { auth } = await arrive(tom, { chooseAccount: true });
    expect(await auth.token()).toBe('token 2 of Tom Okafor');
    auth.switchTo(auth.accounts()[1]!);
    expect(await openTab().auth.token()).toBe('token 1 of Amira Haddad');
  });

  it('are signed out one at a time', async () => {
    const { entra, arrive } = browser();
    await arrive(amira);
    const { auth } = await arrive(tom, { chooseAccount: true });
    await auth.signOut(auth.accounts()[1]!);
    expect(auth.accounts().map(({ displayName }) => displayName)).toEqual(['Tom Okafor']);
    expect(await auth.token()).toBe('token 2 of Tom Okafor');
    await auth.signOut();
    expect(entra.redirects.at(-1)?.pathname).toBe(`/organizations/oauth2/v2.0/logout`);
    expect(auth.account()).toBeUndefined();
  });
});

describe('in a frame', () => {
  const account = {
    ...{ homeAccountId: 'h', localAccountId: 'oid-amira', environment: 'e', tenantId: t1 },
    username: amira.username,
    name: amira.name,
  };
  const result = (more: object = {}) => ({ account, accessToken: 'beside', ...more }) as never;

  it('signs in with a popup, and reloads the page for the account', async () => {
    const { openTab } = browser();
    const acquireTokenPopup = vi.fn(async () => result());
    const { auth, navigations } = openTab('', { kind: 'frame' }, undefined, { acquireTokenPopup });
    await auth.signIn({ chooseAccount: true });
    expect([auth.account()?.displayName, navigations]).toEqual(['Amira Haddad', ['/teams/1/forms']]);
  });

  it.each([
    ['user_cancelled', 'cancelled', 'CancelledByUser'],
    ['popup_window_error', 'popup-blocked', 'FailedToOpenWindow'],
    ['empty_window_error', 'popup-blocked', 'FailedToOpenWindow'],
  ])('reports the error %s as %s (%s)', async (errorCode, problem, message) => {
    const { openTab } = browser();
    const acquireTokenPopup = () => Promise.reject(Object.assign(new Error('MSAL'), { errorCode }));
    const { auth } = openTab('', { kind: 'frame' }, undefined, { acquireTokenPopup });
    await expect(auth.signIn()).rejects.toMatchObject({ problem, message });
  });

  it('fails with AccountInfo is null if the user is unknown', async () => {
    const { openTab } = browser();
    const acquireTokenPopup = async () => result({ account: null });
    const { auth } = openTab('', { kind: 'frame' }, undefined, { acquireTokenPopup });
    await expect(auth.signIn()).rejects.toMatchObject({ message: 'AccountInfo is null' });
  });

  it('switches to an account of another tenant that signed in instead, and reports LoginRedirect', async () => {
    const { arrive, openTab } = browser();
    await arrive(amira);
    const guest = { ...account, tenantId: t2, localAccountId: 'oid-amira-guest' };
    const acquireTokenPopup = async () => result({ account: guest });
    const { auth, navigations } = openTab('', { kind: 'frame' }, undefined, { acquireTokenPopup });
    await expect(auth.signIn({ claims: '{}' })).rejects.toMatchObject({
      problem: 'other-account',
      message: 'LoginRedirect',
    });
    expect([auth.account()?.tenantId, navigations]).toEqual([t2, ['/teams/1/forms']]);
  });

  it('lets an older version of Teams open a window, and uses its result', async () => {
    const { openTab } = browser();
    const opened: URL[] = [];
    const openWindow = async (address: string) => void opened.push(new URL(address));
    const ssoSilent = vi.fn(async () => result());
    const { auth } = openTab('', { kind: 'teams', openWindow }, 'amira@northgate.example', { ssoSilent });
    await auth.signIn({ claims: '{"access_token":{}}' });
    expect(opened[0]?.pathname).toBe('/auth-start.html');
    expect(Object.fromEntries(opened[0]!.searchParams)).toEqual({
      clientId: 'client-1',
      scope: graphScopes.join(' '),
      loginHint: 'amira@northgate.example',
      claims: '{"access_token":{}}',
    });
    expect(auth.account()?.userId).toBe('oid-amira');
  });

  it.each(['CancelledByUser', 'FailedToOpenWindow'])('reports the error of a Teams window: %s', async (message) => {
    const { openTab } = browser();
    const openWindow = () => Promise.reject(new Error(message));
    await expect(openTab('', { kind: 'teams', openWindow }).auth.signIn()).rejects.toMatchObject({ message });
  });

  it('signs in the Teams user silently, or shows the sign-in page if that fails', async () => {
    const { openTab } = browser();
    const silent = openTab('', { kind: 'nested' }, 'amira@northgate.example', { ssoSilent: async () => result() });
    await silent.auth.start();
    expect(silent.auth.account()?.displayName).toBe('Amira Haddad');
    localStorage.clear();
    const ssoSilent = () => Promise.reject(Object.assign(new Error(''), { errorCode: 'consent_required' }));
    const asking = openTab('', { kind: 'nested' }, 'amira@northgate.example', { ssoSilent });
    await asking.auth.start();
    expect(asking.auth.account()).toBeUndefined();
  });
});
