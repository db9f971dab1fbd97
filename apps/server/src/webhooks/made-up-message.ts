import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { type TriggerType, triggerOf, webhookPayload } from './webhook-payload.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

interface MadeUp {
  readonly teamId: string;
  readonly caller: { readonly tenantId: string; readonly userId: string };
  /** Answers. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a webhook is told of a response that nobody has submitted. */
export function madeUpMessage(
  { formId, type, environment }: WebhookTarget,
  about: MadeUp,
  context: Pick<ServerContext, 'publicUrl' | 'now'>,
) {
  const isDraft = environment === 'preview';
  const payload = madeUpPayload({ ...about, formId, triggerType: triggerOf[type], isDraft }, context);
  return { id: payload.id, payload };
}

/** The same without a webhook: like a real one, but that its id begins with `test-`. */
export function madeUpPayload(
  {
    teamId,
    formId,
    caller,
    data,
    triggerType,
    isDraft,
  }: MadeUp & { readonly formId: string; readonly triggerType: TriggerType; readonly isDraft: boolean },
  { publicUrl, now }: Pick<ServerContext, 'publicUrl' | 'now'>,
) {
  const person = { id: caller.userId, name: 'Test' };
  const response = {
    id: `test-${randomUUID()}`,
    formId,
    version: 1,
    title: 'Test',
    timestamp: now().toISOString(),
    createdBy: person,
    collaborators: [person],
    data: { data },
  };
  return webhookPayload(response, { teamId, tenantId: caller.tenantId, publicUrl, triggerType, isDraft });
}
