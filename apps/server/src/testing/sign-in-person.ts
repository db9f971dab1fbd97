import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createApiClient, getTeamToken, issueTenantToken } from '@tideform/contract';
import { createGraphClient, type GraphClient } from '@tideform/graph';
import { watchCalls } from '@tideform/graph/metadata';
import type { AddedPerson } from './add-people.ts';
import { createSignInClient } from './create-sign-in-client.ts';
import { createSyncDevice } from './create-sync-device.ts';
import { openHttpBrowser } from './http-browser.ts';

/** Signs in a user at a running server, and creates the user's clients. */
export async function signInPerson(server: { readonly origin: string }, person: AddedPerson, password: string) {
  const { origin } = server;
  const { access_token: graphToken } = await createSignInClient(origin).signIn(person.account, password);
  const api = createApiClient({
    baseUrl: origin,
    fetch,
    async token({ caller, teamId = '' }) {
      if (caller === 'graph') return graphToken;
      const answer =
        caller === 'team' ? await api.call(getTeamToken, { params: { teamId } }) : await api.call(issueTenantToken, {});
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value.token;
    },
  });
  const watched = watchCalls(() => `${origin}/v1.0`, fetch);
  const graphWhile = (isOnline: () => boolean): GraphClient =>
    createGraphClient({
      baseUrl: `${origin}/v1.0`,
      fetch: (url, init) => (isOnline() ? watched.fetch(url, init) : Promise.reject(new TypeError('Failed to fetch'))),
      token: async () => graphToken,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      random: Math.random,
    });
  return {
    ...person,
    graphToken,
    api: api as ApiClient,
    graph: graphWhile(() => true),
    /** Requests of this user so far that violate Microsoft's Graph metadata. */
    graphFaults: watched.violations,
    /** Opens an authorization URL and signs in. @returns the code and state in the redirect */
    async authorizeAt(url: string, as: AddedPerson = person): Promise<{ code: string; state: string }> {
      const browser = openHttpBrowser(({ pathname }) => pathname === '/auth-code-start.html');
      const end = new URL((await browser.submit(await browser.open(url), { account: as.account, password })).url);
      return { code: end.searchParams.get('code') ?? '', state: end.searchParams.get('state') ?? '' };
    },
    openDevice: () =>
      createSyncDevice({
        identity: { tenantId: person.tenantId, userId: person.id, displayName: person.account },
        api,
        graph: graphWhile,
      }),
  };
}

export type SignedInPerson = Awaited<ReturnType<typeof signInPerson>>;
