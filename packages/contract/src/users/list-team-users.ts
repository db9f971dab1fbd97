import { z } from 'zod/mini';
import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Maximum users per page. */
export const MAX_USERS_PER_PAGE = 100;

/** A user of the product in a team. */
const teamUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** ISO 8601 time, rounded to the hour. */
  lastSeen: z.string(),
  /** Whether the user was seen in the current month (UTC) and so counts as an active user of the plan. */
  active: z.boolean(),
});

export type TeamUser = z.output<typeof teamUser>;

/** Lists the users of the product in a team, most recently seen first. */
export const listTeamUsers = apiOperation({
  name: 'listTeamUsers',
  summary: "List a team's users and when they were last seen",
  method: 'GET',
  path: '/api/teams/{teamId}/users',
  caller: 'team',
  params: teamParams,
  query: z.object({
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_USERS_PER_PAGE))),
  }),
  output: z.object({ users: z.array(teamUser), hasMore: z.boolean() }),
  refusals: {},
});
