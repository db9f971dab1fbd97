import type { ApiClient } from '@tideform/contract';
import { createGraphClient } from '@tideform/graph';
import { createFormService, pullTeams } from '@tideform/sync';
import { createLocalContext } from '@tideform/sync/testing';
import { browserClock, browserRandom } from '../data/browser/browser-ports.ts';
import { createProductServer, createTideformApi } from '../data/sync/product-server.ts';
import type { Account, TokenRequest } from '../sign-in/auth-client.ts';

interface SignedIn {
  readonly account: Account;
  token(request?: TokenRequest): Promise<string>;
}

/** Creates a function that adds and publishes forms in teams, with the app's own code and the server at `origin`. */
export async function createFormPublisher(origin: string, { account, token }: SignedIn) {
  const { api, teamToken } = connect(origin, token);
  const { wait } = browserClock;
  const { random } = browserRandom;
  const context = await createLocalContext({
    clock: browserClock,
    chance: browserRandom,
    graph: createGraphClient({ baseUrl: `${origin}/v1.0`, fetch, token, wait, random }),
    server: createProductServer(api),
    identity: () => account,
    teamToken,
  });
  await pullTeams(context);
  const teams = await context.database.teams.toArray();
  const service = createFormService(context);
  return async (team: string, title: string, source: object) => {
    const found = teams.find(({ displayName }) => displayName === team);
    if (!found) throw new Error(`Team ${team} doesn’t exist`);
    const schema = source as Parameters<typeof service.add>[1]['schema'];
    const { id: formId } = await service.add(found.id, { title, schema });
    await service.publish(formId, '');
    return { teamId: found.id, formId };
  };
}

/** Opens the API client of a screen for the server at `origin`. */
export const openApi = (origin: string, token: SignedIn['token']): ApiClient => connect(origin, token).api;

const connect = (origin: string, token: SignedIn['token']) =>
  createTideformApi({
    fetch: (path, init) => fetch(new URL(String(path), origin), init),
    graphToken: token,
    onBlocked: () => undefined,
  });
