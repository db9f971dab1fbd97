import { TEAM_MEMBERS } from '@tideform/components/kit/data-rows/team-members.ts';
import { putDataSource } from '@tideform/contract';
import { Failed } from '@tideform/sync/failures';
import type { Data } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { createPlaces } from './useSourcePlaces.ts';

type Making = Pick<Data, 'api' | 'graph' | 'sync'>;

/**
 * Makes the data source of a team's people: SharePoint's own list of them. One that somebody else has made meanwhile will do.
 * @throws 'User Information List not found', what Graph and the server say
 */
export async function makeMembersSource({ api, graph, sync }: Making, teamId: string, title: string): Promise<void> {
  const places = createPlaces(graph, teamId);
  const { id: siteId } = await places.teamSite();
  const listId = await places.peopleList(siteId);
  if (listId === undefined) throw new Failed('users-list-not-found', {});
  const settings = { type: 'team-members' as const, title, config: { siteId, listId } };
  const params = { teamId, id: TEAM_MEMBERS };
  const answer = await api.call(putDataSource, { params, body: { settings, isNew: true } });
  if (!answer.ok && answer.refusal !== 'data-source-exists') throw refused(answer);
  sync.requestSync({ requestType: 'data-source', teamId });
}
