import { operations as api, appVersionHeader } from '@tideform/contract';
import { loadGraphCaller } from '../authentication/graph-caller.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { loadTeamRole } from './load-team-role.ts';
import { isTenantBlocked, recordActivity } from './tokens-store.ts';

export const getTeamToken = implement(api.getTeamToken, async ({ params: { teamId }, caller, header }, context) => {
  const graph = context.graphAs(caller.graphToken);
  const who = await loadGraphCaller(graph, caller.graphToken);
  if (who === 'personal-account') return refuse('personal-account');
  if (await isTenantBlocked(context.database, who.tenantId)) return refuse('tenant-blocked');
  const standing = await loadTeamRole(graph, teamId);
  if (!standing) return refuse('forbidden', 'Looks like you do not have access to this team');
  const { isTeamOwner, teamName } = standing;
  await recordActivity(
    context.database,
    { teamId, teamName, ...who, clientVersion: header(appVersionHeader) },
    context.now(),
  );
  const { userId, tenantId } = who;
  return respond({ token: await context.tokens.signTeamToken({ teamId, userId, tenantId, isTeamOwner }) });
});
