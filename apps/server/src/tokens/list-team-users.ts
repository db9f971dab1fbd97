import { operations as api, MAX_USERS_PER_PAGE } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { listActiveUsers } from './tokens-store.ts';

export const listTeamUsers = implement(api.listTeamUsers, async ({ params: { teamId }, query }, { database, now }) => {
  const { offset = 0, limit = MAX_USERS_PER_PAGE } = query;
  const users = await listActiveUsers(database, teamId, now(), { offset, limit: limit + 1 });
  return respond({ users: users.slice(0, limit), hasMore: users.length > limit });
});
