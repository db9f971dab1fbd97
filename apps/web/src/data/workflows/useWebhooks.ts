import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  previewWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@tideform/contract';
import { useOwnLocale } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { useForm } from '../forms/useForms.ts';

export type WebhookSettings = Pick<Webhook, 'name' | 'url' | 'type' | 'environment' | 'includePdf' | 'format'>;

/** Refusals to save a webhook: the URL isn't allowed, or the form has the maximum number of webhooks. */
export type WebhookRefusal = 'address-refused' | 'too-many-webhooks';

export interface Webhooks {
  /** Webhooks of the form; `undefined` while loading and if loading failed. */
  readonly all: readonly Webhook[] | undefined;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
  /**
   * Creates a webhook.
   * @returns the webhook and its secret, which the server never returns again
   * @throws FailureError, ServerOutage
   */
  create(settings: WebhookSettings): Promise<{ webhook: Webhook; secret: string } | WebhookRefusal>;
  /**
   * Changes a webhook.
   * @param isOn `undefined` keeps the current state, even if the server disabled the webhook
   * @throws FailureError, ServerOutage
   */
  update(webhook: Webhook, settings: WebhookSettings, isOn?: boolean): Promise<WebhookRefusal | undefined>;
  /**
   * Deletes a webhook.
   * @throws FailureError, ServerOutage
   */
  remove(webhook: Webhook): Promise<void>;
  /**
   * Replaces the secret of a webhook.
   * @returns the new secret, which the server never returns again
   * @throws FailureError, ServerOutage
   */
  rotate(webhook: Webhook): Promise<string>;
  /**
   * Sends a test event with sample answers.
   * @throws FailureError, ServerOutage
   */
  test(webhook: Webhook): Promise<{ status: 'sent' | 'error'; statusCode: number | null; failure: TestFailure | null }>;
}

type TestFailure = 'refused' | 'unknown-host' | 'unreachable' | 'timeout';

/** Loads the webhooks of a form for its builders, and returns functions that change and test them. */
export function useWebhooks(teamId: string, formId: string): Webhooks {
  const { api } = useData();
  const { language } = useOwnLocale();
  const form = useForm(formId);
  const [changed, setChanged] = useState<readonly Webhook[]>();
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const result = await api.call(listWebhooks, { params: { teamId }, query: { formId } });
    if (!result.ok) throw createRefusalError(result, formId);
    setChanged(undefined);
    return result.value.webhooks.filter(({ origin }) => origin === 'CUSTOM');
  });
  const all = loaded.value && (changed ?? loaded.value);
  const getRequest = ({ id }: Webhook) => ({ params: { teamId, webhookId: id } });
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async create(settings) {
      const result = await api.call(createWebhook, { params: { teamId }, body: { formId, language, ...settings } });
      if (!result.ok) {
        if (result.refusal === 'address-refused' || result.refusal === 'too-many-webhooks') return result.refusal;
        throw createRefusalError(result, formId);
      }
      setChanged([...(all ?? []), result.value.webhook]);
      return result.value;
    },
    async update(webhook, settings, isOn) {
      const body = {
        ...settings,
        language: webhook.format === settings.format ? webhook.language : language,
        ...(isOn !== undefined && { state: isOn ? ('active' as const) : ('paused' as const) }),
      };
      const result = await api.call(updateWebhook, { ...getRequest(webhook), body });
      if (!result.ok) {
        if (result.refusal === 'address-refused') return result.refusal;
        throw createRefusalError(result, formId);
      }
      setChanged(all?.map((each) => (each.id === webhook.id ? result.value.webhook : each)));
      return undefined;
    },
    async remove(webhook) {
      const result = await api.call(deleteWebhook, getRequest(webhook));
      if (!result.ok) throw createRefusalError(result, formId);
      setChanged(all?.filter(({ id }) => id !== webhook.id));
    },
    async rotate(webhook) {
      const result = await api.call(rotateWebhookSecret, getRequest(webhook));
      if (!result.ok) throw createRefusalError(result, formId);
      return result.value.secret;
    },
    async test(webhook) {
      const data = await createSampleData(form, webhook);
      const result = await api.call(testWebhook, { ...getRequest(webhook), body: { data } });
      if (!result.ok) throw createRefusalError(result, formId);
      const { status, statusCode, failure = null } = result.value;
      return { status, statusCode, failure };
    },
  };
}

/**
 * Creates sample answers for the form of a webhook. Depending on the webhook's environment, the form's draft or
 * published version is used. Empty if the form isn't on this device.
 */
async function createSampleData(
  form: FormRow | null | undefined,
  { environment }: Pick<Webhook, 'environment'>,
): Promise<Record<string, unknown>> {
  const { draft, published } = form ?? {};
  const schema = (environment === 'production' ? (published ?? draft) : (draft ?? published))?.schema;
  if (!schema) return {};
  const components = await import('@tideform/components/sample-data');
  return components.createSampleData(schema);
}

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

/** Request as it is sent to a webhook, with secrets hidden. */
export interface WebhookRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request; `null` if it isn't stored any more or the user may not see the response. */
  readonly body: string | null;
}
