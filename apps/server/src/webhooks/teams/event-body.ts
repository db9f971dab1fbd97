import type { Webhook } from '@tideform/contract';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { chooseLocale } from '@tideform/i18n';
import type { createWebhookPayload } from '../webhook-payload.ts';
import { getCardAnswers } from './card-answers.ts';
import { renderTeamsMessage } from './teams-card.ts';

/** Payload about a response, and what a Teams card needs in addition. */
export interface EventContent {
  readonly payload: ReturnType<typeof createWebhookPayload>;
  readonly formTitle: string;
  /** Definition of the form. If it is unknown, a card shows no answers. */
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
