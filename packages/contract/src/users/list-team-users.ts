import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** So many people at once. */
export const usersOfPage = 100;

/** Somebody who has used the product in a team. */
const teamUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** ISO instant; to the hour. */
  lastSeen: z.string(),
  /** Seen in this month (UTC), so one of the plan's active users. */
  active: z.boolean(),
});

export type TeamUser = z.output<typeof teamUser>;

/** Reads who has used the product in a team, who was seen last first. */
export const listTeamUsers = apiOperation({
  name: 'listTeamUsers',
  summary: 'List the people who have used the product in a team',
  method: 'GET',
  path: '/api/teams/{teamId}/users',
  caller: 'team',
  params: teamParams,
  query: z.object({
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(usersOfPage))),
  }),
  output: z.object({ users: z.array(teamUser), hasMore: z.boolean() }),
  refusals: {},
});
