import type { Account, AuthClient, AuthEvent } from '../sign-in/auth-client.ts';

export const amira: Account = {
  tenantId: 't1',
  userId: 'u1',
  displayName: 'Amira Haddad',
  username: 'amira@northgate.example',
};

export interface FakeAuth extends AuthClient {
  /** What was asked of `signIn`, in order. */
  readonly signIns: unknown[];
  tell(event: AuthEvent): void;
}

/** A sign-in that leaves no page. */
export function createFakeAuth(account: Account | undefined = amira): FakeAuth {
  const listeners = new Set<(event: AuthEvent) => void>();
  const signIns: unknown[] = [];
  let current: Account | undefined = account;
  const tell = (event: AuthEvent) => {
    if (event.kind === 'account') current = event.account;
    for (const listener of listeners) listener(event);
  };
  return {
    signIns,
    tell,
    start: async () => {},
    account: () => current,
    signIn: async (options = {}) => void signIns.push(options),
    signOut: async () => tell({ kind: 'account', account: undefined }),
    token: async () => 'token',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
