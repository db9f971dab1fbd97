import type { ApiOperation, OperationName } from '@tideform/contract';
import { insertAuditEntry } from '../audit/audit-store.ts';
import type { ServerContext } from '../context.ts';
import type { OperationCall } from './implement.ts';

/** Maps an operation that changes permissions or sends data outside the team to the action in the audit log. */
const auditActions: Partial<Record<OperationName, string>> = {
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

/** Names of parameters that identify the subject of a call, most specific first. Codes and keys are never included. */
const subjectParams = ['shareId', 'keyId', 'webhookId', 'summaryMailId', 'id', 'formId'];

/** Writes an audit entry if the operation is audited. */
export async function auditOperation(
  { database, now }: ServerContext,
  operation: ApiOperation,
  { caller, params }: OperationCall<ApiOperation>,
): Promise<void> {
  const action = auditActions[operation.name as OperationName];
  if (action === undefined || !caller || !('userId' in caller) || !('teamId' in caller)) return;
  const { userId: actorId, tenantId, teamId } = caller;
  const paramValues = params as Readonly<Record<string, string | undefined>>;
  const subject = subjectParams.map((name) => paramValues[name]).find((value) => value !== undefined);
  const { formId } = paramValues;
  const details = formId === undefined ? {} : { formId };
  await insertAuditEntry(database, { at: now(), tenantId, teamId, actorId, action, subject, details });
}
