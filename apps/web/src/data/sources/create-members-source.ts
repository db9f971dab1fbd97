import { TEAM_MEMBERS_SOURCE_ID } from '@tideform/components/kit/data-rows/team-members.ts';
import { putDataSource } from '@tideform/contract';
import { FailureError } from '@tideform/sync/failures';
import { createRefusalError } from '../create-refusal-error.ts';
import type { Data } from '../data-context.ts';
import { createSourceLocations } from './useSourceLocations.ts';

type SourceContext = Pick<Data, 'api' | 'graph' | 'sync'>;

/**
 * Creates the data source of a team's people from SharePoint's user list. If another user created it meanwhile, that
 * data source is used.
 *
 * @throws FailureError `users-list-not-found` and refusals, GraphError, GraphOutage, ServerOutage
 */
export async function createMembersSource(
  { api, graph, sync }: SourceContext,
  teamId: string,
  title: string,
): Promise<void> {
  const locations = createSourceLocations(graph, teamId);
  const { id: siteId } = await locations.loadTeamSite();
  const listId = await locations.findPeopleListId(siteId);
  if (listId === undefined) throw new FailureError('users-list-not-found', {});
  const settings = { type: 'team-members' as const, title, config: { siteId, listId } };
  const params = { teamId, id: TEAM_MEMBERS_SOURCE_ID };
  const result = await api.call(putDataSource, { params, body: { settings, isNew: true } });
  if (!result.ok && result.refusal !== 'data-source-exists') throw createRefusalError(result);
  sync.requestSync({ requestType: 'data-source', teamId });
}
