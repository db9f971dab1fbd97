import { createGraphClient, type GraphClient } from '@tideform/graph';
import type { Person } from '../directory/directory.ts';

/** Creates a Graph client for a person of a test workspace, whose token is their ID. It never waits before retries. */
export function createClientFor(workspace: { readonly baseUrl: string }, person: Pick<Person, 'id'>): GraphClient {
  return createGraphClient({
    baseUrl: workspace.baseUrl,
    fetch,
    token: async () => person.id,
    wait: async () => {},
    random: () => 0.5,
  });
}
