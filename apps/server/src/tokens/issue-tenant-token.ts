import { operations as api } from '@tideform/contract';
import { loadGraphCaller } from '../authentication/graph-caller.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { isTenantBlocked } from './tokens-store.ts';

export const issueTenantToken = implement(api.issueTenantToken, async ({ caller }, context) => {
  const who = await loadGraphCaller(context.graphAs(caller.graphToken), caller.graphToken);
  if (who === 'personal-account') return refuse('personal-account');
  if (await isTenantBlocked(context.database, who.tenantId)) return refuse('tenant-blocked');
  return respond({ token: await context.tokens.signTenantToken({ userId: who.userId, tenantId: who.tenantId }) });
});
