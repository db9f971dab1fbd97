import type { ApiOperation, OperationName } from '@tideform/contract';
import { writeAudit } from '../audit/audit-store.ts';
import type { ServerContext } from '../context.ts';
import type { Call } from './implement.ts';

/** Operations that change what others may, or what leaves the team: what is kept of each. */
const audited: Partial<Record<OperationName, string>> = {
  createShare: 'share.created',
  updateShare: 'share.updated',
  deleteShare: 'share.deleted',
  createApiKey: 'key.created',
  revokeApiKey: 'key.revoked',
  createWebhook: 'webhook.created',
  updateWebhook: 'webhook.updated',
  deleteWebhook: 'webhook.deleted',
  deleteWebhooks: 'webhook.deleted',
  rotateWebhookSecret: 'webhook.secret-rotated',
  putSummaryMail: 'summary-mail.saved',
  deleteSummaryMail: 'summary-mail.deleted',
  enableConfidential: 'confidential.enabled',
  disableConfidential: 'confidential.disabled',
  shareConfidential: 'confidential.shared',
  putFormRetention: 'retention.set',
  deleteFormRetention: 'retention.ended',
};

/** What a call is about, the nearest thing first. Codes and keys are never among them. */
const subjects = ['shareId', 'keyId', 'webhookId', 'summaryMailId', 'id', 'formId'];

/** Keeps who has carried an operation out, where it is one that others will ask about. */
export async function auditOperation(
  { database, now }: ServerContext,
  operation: ApiOperation,
  { caller, params }: Call<ApiOperation>,
): Promise<void> {
  const action = audited[operation.name as OperationName];
  if (action === undefined || !caller || !('userId' in caller) || !('teamId' in caller)) return;
  const { userId: actorId, tenantId, teamId } = caller;
  const known = params as Readonly<Record<string, string | undefined>>;
  const subject = subjects.map((name) => known[name]).find((value) => value !== undefined);
  const { formId } = known;
  const details = formId === undefined ? {} : { formId };
  await writeAudit(database, { at: now(), tenantId, teamId, actorId, action, subject, details });
}
