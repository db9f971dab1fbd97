import { createGraphClient } from '@tideform/graph';
import { createFormService, pullTeams } from '@tideform/sync';
import { createProductServer, createTideformApi } from '../../apps/web/src/data/sync/product-server.ts';
import { browserChance } from '../../apps/web/src/data/world/browser-chance.ts';
import { browserClock } from '../../apps/web/src/data/world/browser-clock.ts';
import { createLocalContext } from '../../packages/sync/src/testing/local-context.ts';
import type { PublishedForm } from '../screens/builder.ts';
import { people } from './people.ts';
import { openSession } from './session.ts';

/** Publishes a form that everybody in the team can answer, with the app's own code for it and without a browser. */
export type MakeForm = (form: {
  readonly team: string;
  readonly title: string;
  readonly source: object;
}) => Promise<PublishedForm>;

/** On behalf of the owner of all teams. */
export async function openFormMaker(origin: string): Promise<MakeForm> {
  let session = await openSession(origin, people.owner);
  const { account } = session;
  // Journeys make tokens expire.
  const token = async (ask: { readonly refused?: string; readonly claims?: string } = {}) => {
    if (ask.refused || ask.claims) session = await openSession(origin, people.owner);
    return session.accessToken;
  };
  const { api, teamToken } = createTideformApi({
    fetch: (path, init) => fetch(new URL(String(path), origin), init),
    graphToken: token,
    onBlocked: () => undefined,
  });
  const { wait } = browserClock;
  const { random } = browserChance;
  const context = await createLocalContext({
    clock: browserClock,
    chance: browserChance,
    graph: createGraphClient({ baseUrl: `${origin}/v1.0`, fetch, token, wait, random }),
    server: createProductServer(api),
    identity: () => account,
    teamToken,
  });
  await pullTeams(context);
  const joined = await context.database.teams.toArray();
  const service = createFormService(context);
  return async ({ team, title, source }) => {
    const found = joined.find(({ displayName }) => displayName === team);
    if (!found) throw new Error(`There is no team ${team}`);
    const schema = source as Parameters<typeof service.add>[1]['schema'];
    const { id: formId } = await service.add(found.id, { title, schema });
    await service.publish(formId, '');
    return { teamId: found.id, formId };
  };
}
