import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { readDefinition } from '../forms/forms-store.ts';
import { messageBody } from './teams/message-body.ts';
import { type TriggerType, triggerOf, webhookPayload } from './webhook-payload.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

interface MadeUp {
  readonly teamId: string;
  readonly caller: { readonly tenantId: string; readonly userId: string };
  /** Answers. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a webhook is told of a response that nobody has submitted. */
export async function madeUpMessage(
  target: WebhookTarget,
  about: MadeUp & { readonly pdf?: string | undefined },
  context: Pick<ServerContext, 'publicUrl' | 'now' | 'database'>,
) {
  const { formId, type, environment } = target;
  const isDraft = environment === 'preview';
  const payload = madeUpPayload({ ...about, formId, triggerType: triggerOf[type], isDraft }, context);
  const form = target.format === 'teams' ? await readDefinition(context.database, about.teamId, formId) : undefined;
  const matter = { payload, formTitle: form?.title ?? '', schema: form?.definition, isDraft, pdf: about.pdf };
  return { id: payload.id, body: await messageBody(target, matter) };
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
