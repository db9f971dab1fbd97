import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { triggerOf, webhookPayload } from './webhook-payload.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

interface Asked {
  readonly teamId: string;
  readonly caller: { readonly tenantId: string; readonly userId: string };
  /** Answers. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a webhook is told of a response that nobody has submitted: like a real one, but that its id begins with `test-`. */
export function madeUpMessage(
  target: WebhookTarget,
  { teamId, caller, data }: Asked,
  { publicUrl, now }: Pick<ServerContext, 'publicUrl' | 'now'>,
) {
  const id = `test-${randomUUID()}`;
  const person = { id: caller.userId, name: 'Test' };
  const response = {
    id,
    formId: target.formId,
    version: 1,
    title: 'Test',
    timestamp: now().toISOString(),
    createdBy: person,
    collaborators: [person],
    data: { data },
  };
  const isDraft = target.environment === 'preview';
  const where = { teamId, tenantId: caller.tenantId, publicUrl, triggerType: triggerOf[target.type], isDraft };
  return { id, payload: webhookPayload(response, where) };
}
