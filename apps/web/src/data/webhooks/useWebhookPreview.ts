import { previewWebhook, type Webhook } from '@tideform/contract';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { useForm } from '../useForm.ts';
import { createSampleData } from './create-sample-data.ts';
import type { WebhookRequest } from './webhook-request.ts';

/** Loads the request that a webhook would receive for a response with sample answers. */
export function useWebhookPreview(teamId: string, webhook: Webhook): Loaded<WebhookRequest> {
  const { api } = useData();
  const form = useForm(webhook.formId);
  const { id, url, type, environment, includePdf, format } = webhook;
  const key = form === undefined ? undefined : `${id} ${url} ${type} ${environment} ${includePdf} ${format}`;
  return useLoaded(key, async () => {
    const body = { data: await createSampleData(form, webhook) };
    const result = await api.call(previewWebhook, { params: { teamId, webhookId: id }, body });
    if (!result.ok) throw createRefusalError(result, webhook.formId);
    return result.value.request;
  });
}
