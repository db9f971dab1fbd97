import type { Webhook } from '@tideform/contract';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { chooseLocale } from '@tideform/i18n';
import type { createWebhookPayload } from '../create-webhook-payload.ts';
import { getCardAnswers, renderTeamsMessage } from './render-teams-message.ts';

/** Payload of an event about a response, and additional data for Teams cards. */
export interface EventContent {
  readonly payload: ReturnType<typeof createWebhookPayload>;
  readonly formTitle: string;
  /** Definition of the form. If it is missing, Teams cards show no answers. */
  readonly schema: FormDefinition | undefined;
  readonly isDraft: boolean;
  /** PDF in base64. */
  readonly pdf?: string | undefined;
}

/** Renders the body of an event in the webhook's format. Teams cards don't include the PDF. */
export async function renderEventBody(
  { format, language, includePdf }: Pick<Webhook, 'format' | 'language' | 'includePdf'>,
  { payload, formTitle, schema, isDraft, pdf }: EventContent,
): Promise<object> {
  if (format === 'json') return includePdf && pdf !== undefined ? { ...payload, pdf } : payload;
  const { triggerType, title, submissionNumber, createdBy, viewUrl } = payload;
  const locale = chooseLocale([language]);
  const answers = schema ? await getCardAnswers(schema, payload.data as SubmissionData, locale) : [];
  const by = createdBy.name;
  return renderTeamsMessage({ triggerType, formTitle, title, submissionNumber, by, answers, viewUrl, isDraft, locale });
}
