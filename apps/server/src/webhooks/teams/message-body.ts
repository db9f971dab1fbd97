import type { Webhook } from '@tideform/contract';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { chooseSpeech } from '@tideform/i18n';
import type { webhookPayload } from '../webhook-payload.ts';
import { answersOfCard } from './answers-of-card.ts';
import { teamsMessage } from './teams-card.ts';

/** What is told of a response, and what a card needs beside it. */
export interface ToldMatter {
  readonly payload: ReturnType<typeof webhookPayload>;
  readonly formTitle: string;
  /** `undefined`: not known; a card then shows no answers. */
  readonly schema: FormDefinition | undefined;
  readonly isDraft: boolean;
  /** In base64. */
  readonly pdf?: string | undefined;
}

/** What a webhook is sent, in the shape that it asks for. A card takes no PDF. */
export async function messageBody(
  { format, language, includePdf }: Pick<Webhook, 'format' | 'language' | 'includePdf'>,
  { payload, formTitle, schema, isDraft, pdf }: ToldMatter,
): Promise<object> {
  if (format === 'json') return includePdf && pdf !== undefined ? { ...payload, pdf } : payload;
  const { triggerType, title, submissionNumber, createdBy, viewUrl } = payload;
  const speech = chooseSpeech([language]);
  const answers = schema ? await answersOfCard(schema, payload.data as SubmissionData, speech) : [];
  const by = createdBy.name;
  return teamsMessage({ triggerType, formTitle, title, submissionNumber, by, answers, viewUrl, isDraft, speech });
}
