import { type ApiClient, ServerOutage } from '@tideform/contract';
import type { Account, AuthClient, AuthEvent } from '../sign-in/auth-client.ts';

export const amira: Account = {
  tenantId: 't1',
  userId: 'u1',
  displayName: 'Amira Haddad',
  username: 'amira@northgate.example',
};

/** Account of Amira as a guest of another organization. */
export const amiraElsewhere: Account = { ...amira, tenantId: 't2', userId: 'u1-guest' };

export const tom: Account = {
  tenantId: 't1',
  userId: 'u2',
  displayName: 'Tom Okafor',
  username: 'tom@northgate.example',
};

export interface FakeAuth extends AuthClient {
  /** Options of the `signIn` calls, in order. */
  readonly signIns: unknown[];
  /** Accounts and return paths of the `switchTo` calls, in order. */
  readonly switches: { readonly userId: string; readonly returnTo: string }[];
  /** Users of the `signOut` calls, in order. */
  readonly signOuts: string[];
  emit(event: AuthEvent): void;
}

/** Creates a fake auth client that never redirects the page. */
export function createFakeAuth(account: Account | undefined = amira, others: readonly Account[] = []): FakeAuth {
  const listeners = new Set<(event: AuthEvent) => void>();
  const signIns: unknown[] = [];
  const switches: FakeAuth['switches'] = [];
  const signOuts: string[] = [];
  let otherAccounts = others;
  let current: Account | undefined = account;
  const emit = (event: AuthEvent) => {
    if (event.kind === 'account') current = event.account;
    for (const listener of listeners) listener(event);
  };
  return {
    signIns,
    switches,
    signOuts,
    emit,
    start: async () => {},
    account: () => current,
    accounts: () => [...(current ? [current] : []), ...otherAccounts],
    switchTo: ({ userId }, returnTo = '/teams') => void switches.push({ userId, returnTo }),
    signIn: async (options = {}) => void signIns.push(options),
    async signOut(signedOut = current) {
      signOuts.push(signedOut?.userId ?? '');
      if (signedOut === current) emit({ kind: 'account', account: undefined });
      else otherAccounts = otherAccounts.filter((account) => account !== signedOut);
    },
    token: async () => 'token',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Input = Readonly<Record<string, unknown>>;

/** Creates a fake API client with responses for the named operations. All other operations fail as if offline. */
export function createFakeApi(
  responses: Readonly<Record<string, (input: Input) => unknown>>,
): Pick<ApiClient, 'call'> & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    call: async (operation, input) => {
      calls.push(operation.name);
      const respond = responses[operation.name];
      if (!respond) throw new ServerOutage('network', operation.name);
      // NOTE: the type of a response isn't checked against its operation.
      return (await respond(input as Input)) as never;
    },
  };
}

/** Creates a successful response. */
export const createSuccess = (value: unknown) => ({ ok: true, value });

/** Creates a response with a declared refusal. */
export const createRefusal = (refusal: string) => ({ ok: false, refusal });
