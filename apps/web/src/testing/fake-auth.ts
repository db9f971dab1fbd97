import type { Account, AuthClient, AuthEvent } from '../sign-in/auth-client.ts';

export const amira: Account = {
  tenantId: 't1',
  userId: 'u1',
  displayName: 'Amira Haddad',
  username: 'amira@northgate.example',
};

/** The same person as a guest of another organization. */
export const amiraElsewhere: Account = { ...amira, tenantId: 't2', userId: 'u1-guest' };

export const tom: Account = {
  tenantId: 't1',
  userId: 'u2',
  displayName: 'Tom Okafor',
  username: 'tom@northgate.example',
};

export interface FakeAuth extends AuthClient {
  /** What was asked of `signIn`, in order. */
  readonly signIns: unknown[];
  /** Where it would have gone on, and as whom. */
  readonly switches: { readonly userId: string; readonly returnTo: string }[];
  /** Who was signed out, in order. */
  readonly signOuts: string[];
  tell(event: AuthEvent): void;
}

/** A sign-in that leaves no page. */
export function createFakeAuth(account: Account | undefined = amira, others: readonly Account[] = []): FakeAuth {
  const listeners = new Set<(event: AuthEvent) => void>();
  const signIns: unknown[] = [];
  const switches: FakeAuth['switches'] = [];
  const signOuts: string[] = [];
  let known = others;
  let current: Account | undefined = account;
  const tell = (event: AuthEvent) => {
    if (event.kind === 'account') current = event.account;
    for (const listener of listeners) listener(event);
  };
  return {
    signIns,
    switches,
    signOuts,
    tell,
    start: async () => {},
    account: () => current,
    accounts: () => [...(current ? [current] : []), ...known],
    switchTo: ({ userId }, returnTo = '/teams') => void switches.push({ userId, returnTo }),
    signIn: async (options = {}) => void signIns.push(options),
    async signOut(gone = current) {
      signOuts.push(gone?.userId ?? '');
      if (gone === current) tell({ kind: 'account', account: undefined });
      else known = known.filter((account) => account !== gone);
    },
    token: async () => 'token',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
