import { listTeamUsers as operation, usersOfPage } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { listSeen } from './tokens-store.ts';

export const listTeamUsers = implement(operation, async ({ params: { teamId }, query }, { database, now }) => {
  const { offset = 0, limit = usersOfPage } = query;
  const seen = await listSeen(database, teamId, now(), { offset, limit: limit + 1 });
  return answer({ users: seen.slice(0, limit), hasMore: seen.length > limit });
});
