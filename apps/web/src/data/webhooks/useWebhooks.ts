import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@tideform/contract';
import { useOwnSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { useForm } from '../useForm.ts';
import { sampleDataFor } from './sample-data.ts';

export type WebhookSettings = Pick<Webhook, 'name' | 'url' | 'type' | 'environment' | 'includePdf' | 'format'>;

/** What came of a change: the address is none that is sent to, or the form has as many as it may have. */
export type WebhookRefusal = 'address-refused' | 'too-many-webhooks';

export interface Webhooks {
  /** `undefined`: not here yet, or not to be had. */
  readonly all: readonly Webhook[] | undefined;
  /** Why they did not come. */
  readonly cause: unknown;
  retry(): void;
  /** @returns it and its secret, for this one time @throws what the server says */
  create(settings: WebhookSettings): Promise<{ webhook: Webhook; secret: string } | WebhookRefusal>;
  /** @param isOn `undefined`: as it is, one that is disabled among them @throws what the server says */
  change(webhook: Webhook, settings: WebhookSettings, isOn?: boolean): Promise<WebhookRefusal | undefined>;
  /** @throws what the server says */
  remove(webhook: Webhook): Promise<void>;
  /** @returns its new secret, for this one time @throws what the server says */
  rotate(webhook: Webhook): Promise<string>;
  /** Sends it a response with made-up answers. @throws what the server says */
  test(webhook: Webhook): Promise<{ status: 'sent' | 'error'; statusCode: number | null; failure: TestFailure | null }>;
}

type TestFailure = 'refused' | 'unknown-host' | 'unreachable' | 'timeout';

/** The webhooks of a form, for who may build it. */
export function useWebhooks(teamId: string, formId: string): Webhooks {
  const { api } = useData();
  const { language } = useOwnSpeech();
  const form = useForm(formId);
  const [changed, setChanged] = useState<readonly Webhook[]>();
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const answer = await api.call(listWebhooks, { params: { teamId }, query: { formId } });
    if (!answer.ok) throw refused(answer, formId);
    setChanged(undefined);
    return answer.value.webhooks.filter(({ origin }) => origin === 'CUSTOM');
  });
  const all = loaded.value && (changed ?? loaded.value);
  const at = ({ id }: Webhook) => ({ params: { teamId, webhookId: id } });
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async create(settings) {
      const answer = await api.call(createWebhook, { params: { teamId }, body: { formId, language, ...settings } });
      if (!answer.ok) {
        if (answer.refusal === 'address-refused' || answer.refusal === 'too-many-webhooks') return answer.refusal;
        throw refused(answer, formId);
      }
      setChanged([...(all ?? []), answer.value.webhook]);
      return answer.value;
    },
    async change(webhook, settings, isOn) {
      const body = {
        ...settings,
        language: webhook.format === settings.format ? webhook.language : language,
        ...(isOn !== undefined && { state: isOn ? ('active' as const) : ('paused' as const) }),
      };
      const answer = await api.call(updateWebhook, { ...at(webhook), body });
      if (!answer.ok) {
        if (answer.refusal === 'address-refused') return answer.refusal;
        throw refused(answer, formId);
      }
      setChanged(all?.map((each) => (each.id === webhook.id ? answer.value.webhook : each)));
      return undefined;
    },
    async remove(webhook) {
      const answer = await api.call(deleteWebhook, at(webhook));
      if (!answer.ok) throw refused(answer, formId);
      setChanged(all?.filter(({ id }) => id !== webhook.id));
    },
    async rotate(webhook) {
      const answer = await api.call(rotateWebhookSecret, at(webhook));
      if (!answer.ok) throw refused(answer, formId);
      return answer.value.secret;
    },
    async test(webhook) {
      const data = await sampleDataFor(form, webhook);
      const answer = await api.call(testWebhook, { ...at(webhook), body: { data } });
      if (!answer.ok) throw refused(answer, formId);
      const { status, statusCode, failure = null } = answer.value;
      return { status, statusCode, failure };
    },
  };
}
