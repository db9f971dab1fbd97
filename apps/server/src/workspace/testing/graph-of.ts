import { createGraphClient, type GraphClient } from '@tideform/graph';
import type { Person } from '../directory/directory.ts';

/** The client of a person of a test workspace, whose token is their id. It never waits. */
export function graphOf(workspace: { readonly baseUrl: string }, person: Pick<Person, 'id'>): GraphClient {
  return createGraphClient({
    baseUrl: workspace.baseUrl,
    fetch,
    token: async () => person.id,
    wait: async () => {},
    random: () => 0.5,
  });
}
