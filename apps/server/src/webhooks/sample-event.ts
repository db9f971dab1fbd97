import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { findFormDefinition } from '../forms/forms-store.ts';
import { createWebhookPayload, type TriggerType, triggerByWebhookType } from './create-webhook-payload.ts';
import { renderEventBody } from './teams/render-event-body.ts';
import type { WebhookTarget } from './webhook-secrets-store.ts';

interface SampleResponse {
  readonly teamId: string;
  readonly caller: { readonly tenantId: string; readonly userId: string };
  /** Answers of the sample response. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Creates an event about a sample response, for previewing and testing a webhook. */
export async function createSampleEvent(
  target: WebhookTarget,
  sample: SampleResponse & { readonly pdf?: string | undefined },
  context: Pick<ServerContext, 'publicUrl' | 'now' | 'database'>,
) {
  const { formId, type, environment } = target;
  const isDraft = environment === 'preview';
  const payload = createSamplePayload({ ...sample, formId, triggerType: triggerByWebhookType[type], isDraft }, context);
  const form =
    target.format === 'teams' ? await findFormDefinition(context.database, sample.teamId, formId) : undefined;
  const content = { payload, formTitle: form?.title ?? '', schema: form?.definition, isDraft, pdf: sample.pdf };
  return { id: payload.id, body: await renderEventBody(target, content) };
}

/** Creates the payload about a sample response. It looks like a real payload, but its ID begins with `test-`. */
export function createSamplePayload(
  {
    teamId,
    formId,
    caller,
    data,
    triggerType,
    isDraft,
  }: SampleResponse & { readonly formId: string; readonly triggerType: TriggerType; readonly isDraft: boolean },
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
  return createWebhookPayload(response, { teamId, tenantId: caller.tenantId, publicUrl, triggerType, isDraft });
}
