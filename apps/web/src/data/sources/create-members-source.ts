import { TEAM_MEMBERS } from '@tideform/components/kit/data-rows/team-members.ts';
import { putDataSource } from '@tideform/contract';
import { Failed } from '@tideform/sync/failures';
import type { Data } from '../data-context.ts';
import { createRefusalError } from '../server-refusal.ts';
import { createSourceLocations } from './useSourceLocations.ts';

type SourceContext = Pick<Data, 'api' | 'graph' | 'sync'>;

/**
 * Creates the data source of a team's people from SharePoint's user list. If another user created it meanwhile, that
 * data source is used.
 *
 * @throws Failed `users-list-not-found` and refusals, GraphError, GraphOutage, ServerOutage
 */
export async function createMembersSource(
  { api, graph, sync }: SourceContext,
  teamId: string,
  title: string,
): Promise<void> {
  const locations = createSourceLocations(graph, teamId);
  const { id: siteId } = await locations.teamSite();
  const listId = await locations.peopleList(siteId);
  if (listId === undefined) throw new Failed('users-list-not-found', {});
  const settings = { type: 'team-members' as const, title, config: { siteId, listId } };
  const params = { teamId, id: TEAM_MEMBERS };
  const result = await api.call(putDataSource, { params, body: { settings, isNew: true } });
  if (!result.ok && result.refusal !== 'data-source-exists') throw createRefusalError(result);
  sync.requestSync({ requestType: 'data-source', teamId });
}
