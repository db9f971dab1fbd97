import { allForms } from '../forms/all-forms.ts';
import { createDemoEmail } from './create-demo-email.ts';
import type { Photos } from './create-photos.ts';
import { createResponse } from './create-response.ts';
import { createResponsePdf } from './create-response-pdf.ts';
import type { ContentEmail, ContentItem, DemoContext } from './demo-context.ts';
import { planResponses } from './plan-responses.ts';

export interface ContentStep {
  readonly formKey: string;
  readonly what: 'responses' | 'papers';
  /** First response of the range in the form's planned responses, starting at 1. `to` is inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Number of newest responses per form that have an email. */
export const MAILED_RESPONSES = 4;

export interface StepContent {
  readonly items: readonly ContentItem[];
  readonly letters: readonly ContentEmail[];
}

/** Creates responses of a form, or PDFs of responses and the emails that contain the PDFs. Drafts have no PDF. */
export async function createContent(
  context: DemoContext,
  { formKey, what, from, to }: ContentStep,
  photos: Photos,
): Promise<StepContent> {
  const form = allForms.find(({ key }) => key === formKey);
  if (!form) throw new Error(`Form ${formKey} doesn’t exist`);
  const items: ContentItem[] = [];
  const letters: ContentEmail[] = [];
  const all = planResponses(form, context.beganAt);
  const mailed = new Set(all.slice(-MAILED_RESPONSES));
  for (const planned of all.slice(from - 1, to)) {
    const response = await createResponse(context, form, planned, photos);
    if (what === 'responses') items.push(...(await response.items()));
    if (what === 'responses' || planned.isDraft) continue;
    const pdf = await createResponsePdf(form, response, photos);
    items.push(pdf);
    if (form.email && mailed.has(planned))
      letters.push(await createDemoEmail(context, form, form.email, response, pdf));
  }
  return { items, letters };
}
