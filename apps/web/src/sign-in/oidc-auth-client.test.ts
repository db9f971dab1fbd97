import { ErrorResponse, type User } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
import { type Account, AuthError, type AuthEvent } from './auth-client.ts';
import { writeLastAccount } from './last-account.ts';
import { createOidcAuthClient, type OidcPorts } from './oidc-auth-client.ts';
import type { OidcSession, OidcSessions } from './oidc-session.ts';
import { parseAccount } from './parse-account.ts';

const profile = { sub: 'u1', oid: 'u1', tid: 't1', name: 'Amira Haddad', preferred_username: 'amira@example.org' };
type StoredUser = Pick<User, 'access_token' | 'refresh_token' | 'expires_in' | 'state'> & {
  profile: Record<string, unknown>;
};

/**
 * Simulates a browser with storage that all tabs share, and an identity provider whose refresh tokens can be used once.
 */
function browser(storedUser: StoredUser | null) {
  const shared = {
    /** Maps an account to its stored tokens. */
    users: new Map<string, StoredUser>(),
    /** Next response of the identity provider. */
    answer: storedUser,
    spent: [] as string[],
    left: [] as object[],
    revoked: [] as string[],
    failure: undefined as unknown,
  };
  const storedValues = new Map<string, string>();
  const storage = {
    getItem: (name: string) => storedValues.get(name) ?? null,
    setItem: (name: string, value: string) => void storedValues.set(name, value),
    removeItem: (name: string) => void storedValues.delete(name),
  };
  const keyOf = ({ tenantId, userId }: Pick<Account, 'tenantId' | 'userId'>) => `${tenantId} ${userId}`;
  if (storedUser && storedUser.profile.tid === 't1') {
    shared.users.set(keyOf({ tenantId: 't1', userId: String(storedUser.profile.oid) }), storedUser);
    writeLastAccount(storage, parseAccount(storedUser.profile as typeof profile));
  }
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request: ((_name: string, work: () => Promise<unknown>) => {
      const result = queue.then(work);
      queue = result.catch(() => undefined);
      return result;
    }) as LockManager['request'],
  };
  const sessionOf = (key: string): OidcSession => ({
    getUser: async () => (shared.users.get(key) as User | undefined) ?? null,
    storeUser: async (user) => void shared.users.set(key, user as StoredUser),
    removeUser: async () => void shared.users.delete(key),
    signinSilent: async () => {
      if (shared.failure) throw shared.failure;
      const current = shared.users.get(key);
      const spent = current?.refresh_token ?? '';
      if (shared.spent.includes(spent)) throw new ErrorResponse({ error: 'invalid_grant' });
      shared.spent.push(spent);
      await Promise.resolve();
      const next = shared.spent.length + 1;
      const renewed = { ...current!, access_token: `a${next}`, refresh_token: `r${next}`, expires_in: 3600 };
      shared.users.set(key, renewed);
      return renewed as User;
    },
    revokeTokens: async () => void shared.revoked.push(shared.users.get(key)?.refresh_token ?? 'none'),
    signoutRedirect: async () => {
      shared.users.delete(key);
      shared.left.push({ signOut: key });
    },
  });
  const sessions: OidcSessions = {
    signIn: {
      signinRedirect: async (args) => void shared.left.push(args ?? {}),
      signinCallback: async () => {
        if (shared.failure) throw shared.failure;
        return shared.answer as User;
      },
      windowRedirectUrl: 'https://app.example/auth-code-start.html',
      createWindowUrl: async () => 'https://sign-in.example/authorize',
    },
    get: (account) => sessionOf(keyOf(account)),
  };
  const openTab = (href = 'https://app.example/teams/1/forms', openWindow?: OidcPorts['openWindow']) => {
    const replaced: string[] = [];
    const navigations: string[] = [];
    const address = {
      href,
      pathAndQuery: '/teams/1/forms',
      replace: (path: string) => void replaced.push(path),
      navigate: (path: string) => void navigations.push(path),
    };
    const auth = createOidcAuthClient({ sessions, storage, locks, address, ...(openWindow && { openWindow }) });
    const events: AuthEvent[] = [];
    auth.subscribe((event) => events.push(event));
    return { auth, events, replaced, navigations };
  };
  return { shared, openTab };
}

const signedIn: StoredUser = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600, state: undefined, profile };
const answerUrl = 'https://app.example/?code=c&state=s';

describe('returning from the provider', () => {
  it('stores the account, which is known without a token', async () => {
    const { shared, openTab } = browser({ ...signedIn, state: { returnTo: '/teams/2/forms' } });
    const { auth, replaced } = openTab(answerUrl);
    await auth.start();
    expect(auth.account()).toMatchObject({ userId: 'u1', tenantId: 't1', displayName: 'Amira Haddad' });
    expect(replaced).toEqual(['/teams/2/forms']);
    shared.users.clear();
    expect(openTab().auth.account()?.userId).toBe('u1');
  });

  it('rejects a personal account', async () => {
    const personal = { ...profile, tid: '9188040d-6c67-4c5b-b112-36a304b66dad' };
    const { shared, openTab } = browser({ ...signedIn, profile: personal });
    const { auth } = openTab(answerUrl);
    await expect(auth.start()).rejects.toMatchObject({ problem: 'personal-tenant' });
    expect(auth.account()).toBeUndefined();
    expect(shared.users.size).toBe(0);
  });

  it('never returns to a URL outside of the app', async () => {
    const { openTab } = browser({ ...signedIn, state: { returnTo: '//evil.example' } });
    const { auth, replaced } = openTab(answerUrl);
    await auth.start();
    expect(replaced).toEqual(['/teams']);
  });

  it('reports that the provider rejected the sign-in', async () => {
    const { shared, openTab } = browser(null);
    shared.failure = new ErrorResponse({ error: 'access_denied', error_description: 'PersonalTenant' });
    await expect(openTab('https://app.example/?error=access_denied&state=s').auth.start()).rejects.toMatchObject({
      problem: 'personal-tenant',
    });
  });
});

describe('a token', () => {
  it('is reused while it is valid', async () => {
    const { shared, openTab } = browser(signedIn);
    expect(await openTab().auth.token()).toBe('a1');
    expect(shared.spent).toEqual([]);
  });

  it('is renewed before it expires', async () => {
    const { openTab } = browser({ ...signedIn, expires_in: 5 });
    expect(await openTab().auth.token()).toBe('a2');
  });

  it('is renewed once if two tabs report at the same time that it was rejected', async () => {
    const { shared, openTab } = browser(signedIn);
    const tokens = [openTab().auth.token({ refused: 'a1' }), openTab().auth.token({ refused: 'a1' })];
    expect(await Promise.all(tokens)).toEqual(['a2', 'a2']);
    expect(shared.spent).toEqual(['r1']);
  });

  it('is not renewed again if another tab has renewed it meanwhile', async () => {
    const { shared, openTab } = browser(signedIn);
    await openTab().auth.token({ refused: 'a1' });
    expect(await openTab().auth.token({ refused: 'a1' })).toBe('a2');
    expect(shared.spent).toEqual(['r1']);
  });

  it('is renewed for each claims challenge', async () => {
    const { openTab } = browser(signedIn);
    expect(await openTab().auth.token({ claims: '{"access_token":{}}' })).toBe('a2');
  });

  it('reports that an interaction is required if the session has expired, and stays on the page', async () => {
    const { shared, openTab } = browser(signedIn);
    shared.failure = new ErrorResponse({ error: 'invalid_grant' });
    const { auth, events } = openTab();
    await expect(auth.token({ refused: 'a1', claims: 'c' })).rejects.toMatchObject({ problem: 'not-signed-in' });
    expect(events).toEqual([{ kind: 'interaction-required', problem: 'not-signed-in', claims: 'c' }]);
    expect(shared.left).toEqual([]);
  });

  it("reports no required interaction if the provider can't be reached", async () => {
    const { shared, openTab } = browser(signedIn);
    shared.failure = new TypeError('Failed to fetch');
    const { auth, events } = openTab();
    await expect(auth.token({ refused: 'a1' })).rejects.toMatchObject({ problem: 'unreachable' });
    expect(events).toEqual([]);
  });

  it('redirects to the provider with the claims if permitted', async () => {
    const { shared, openTab } = browser(signedIn);
    shared.failure = new ErrorResponse({ error: 'interaction_required' });
    await expect(openTab().auth.token({ claims: 'c', interactive: true })).rejects.toThrow();
    expect(shared.left).toMatchObject([{ extraQueryParams: { claims: 'c' }, state: { returnTo: '/teams/1/forms' } }]);
  });
});

it('removes the account on signing out', async () => {
  const { shared, openTab } = browser({ ...signedIn });
  const { auth, events } = openTab(answerUrl);
  await auth.start();
  await auth.signOut();
  expect(auth.account()).toBeUndefined();
  expect(events.at(-1)).toEqual({ kind: 'account', account: undefined });
  expect(shared.left).toEqual([{ signOut: 't1 u1' }]);
  expect(shared.revoked).toEqual(['r1']);
});

describe('in a frame', () => {
  it('signs in with a window, and reloads the page for the account', async () => {
    const { shared, openTab } = browser(null);
    shared.answer = signedIn;
    const led: string[] = [];
    const { auth, navigations } = openTab(undefined, async (address) => {
      led.push(await address);
      return new URLSearchParams({ code: 'c', state: 's' });
    });
    await auth.signIn({ returnTo: '/teams/2/forms' });
    expect([led, navigations]).toEqual([['https://sign-in.example/authorize'], ['/teams/2/forms']]);
    expect(await auth.token()).toBe('a1');
    expect(shared.left).toEqual([]);
  });

  it('reports a window that was closed or blocked', async () => {
    const { openTab } = browser(null);
    const { auth, navigations } = openTab(undefined, () =>
      Promise.reject(new AuthError('popup-blocked', 'FailedToOpenWindow')),
    );
    await expect(auth.signIn()).rejects.toMatchObject({ problem: 'popup-blocked', message: 'FailedToOpenWindow' });
    expect(navigations).toEqual([]);
  });
});

describe('several accounts', () => {
  const tomsProfile = { sub: 'u2', oid: 'u2', tid: 't1', name: 'Tom Okafor', preferred_username: 'tom@example.org' };
  const toms: StoredUser = { ...signedIn, access_token: 'toms', refresh_token: 'tr', profile: tomsProfile };

  /** Signs in two accounts, Amira and Tom. */
  async function both() {
    const testBrowser = browser(signedIn);
    testBrowser.shared.answer = toms;
    const { auth } = testBrowser.openTab(answerUrl);
    await auth.start();
    return testBrowser;
  }

  it('are signed in with separate tokens; the last one is active', async () => {
    const { shared, openTab } = await both();
    const { auth } = openTab();
    expect(auth.accounts().map(({ userId }) => userId)).toEqual(['u2', 'u1']);
    expect(await auth.token()).toBe('toms');
    expect(shared.users.get('t1 u1')?.access_token).toBe('a1');
  });

  it('are switched on the current page, without a sign-in', async () => {
    const { shared, openTab } = await both();
    const { auth, navigations } = openTab();
    auth.switchTo(auth.accounts()[1]!);
    expect(navigations).toEqual(['/teams']);
    const later = openTab().auth;
    expect([later.account()?.userId, await later.token()]).toEqual(['u1', 'a1']);
    expect(later.accounts().map(({ userId }) => userId)).toEqual(['u1', 'u2']);
    expect(shared.left).toEqual([]);
  });

  it('keep their own tokens in a tab that was not notified yet that another tab switched accounts', async () => {
    const { openTab } = await both();
    const before = openTab().auth;
    const { auth } = openTab();
    auth.switchTo(auth.accounts()[1]!);
    expect([before.account()?.userId, await before.token()]).toEqual(['u2', 'toms']);
  });

  it('are signed out one at a time, inactive ones without leaving the page', async () => {
    const { shared, openTab } = await both();
    const { auth } = openTab();
    await auth.signOut(auth.accounts()[1]!);
    expect(auth.accounts().map(({ userId }) => userId)).toEqual(['u2']);
    expect([shared.revoked, shared.left, shared.users.has('t1 u1')]).toEqual([['r1'], [], false]);
    expect(await auth.token()).toBe('toms');
    await auth.signOut();
    expect([auth.account(), auth.accounts()]).toEqual([undefined, []]);
    expect(openTab().auth.accounts()).toEqual([]);
  });

  it('stay signed in when the active account signs out', async () => {
    const { openTab } = await both();
    const { auth } = openTab();
    await auth.signOut();
    expect([auth.account(), auth.accounts().map(({ userId }) => userId)]).toEqual([undefined, ['u1']]);
  });
});
