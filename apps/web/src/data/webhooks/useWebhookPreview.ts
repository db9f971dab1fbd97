import { previewWebhook, type Webhook } from '@tideform/contract';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { useForm } from '../useForm.ts';
import { sampleDataFor } from './sample-data.ts';
import type { WebhookRequest } from './webhook-request.ts';

/** What a webhook would be sent of a response with made-up answers. */
export function useWebhookPreview(teamId: string, webhook: Webhook): Loaded<WebhookRequest> {
  const { api } = useData();
  const form = useForm(webhook.formId);
  const { id, url, type, environment, includePdf, format } = webhook;
  const key = form === undefined ? undefined : `${id} ${url} ${type} ${environment} ${includePdf} ${format}`;
  return useLoaded(key, async () => {
    const body = { data: await sampleDataFor(form, webhook) };
    const answer = await api.call(previewWebhook, { params: { teamId, webhookId: id }, body });
    if (!answer.ok) throw refused(answer, webhook.formId);
    return answer.value.request;
  });
}
