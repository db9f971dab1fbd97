import { allForms } from '../forms/all-forms.ts';
import { createEmail } from './create-email.ts';
import { createPdf } from './create-pdf.ts';
import type { ContentEmail, ContentItem, DemoWorld } from './demo-world.ts';
import { makeResponse } from './make-response.ts';
import type { Photos } from './photos.ts';
import { planResponses } from './plan-responses.ts';

export interface ContentPart {
  readonly formKey: string;
  readonly what: 'responses' | 'papers';
  /** First response of the range in the form's planned responses, starting at 1. `to` is inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Number of newest responses per form that have an email. */
export const MAILED = 4;

export interface MadeContent {
  readonly items: readonly ContentItem[];
  readonly letters: readonly ContentEmail[];
}

/** Creates responses of a form, or PDFs of responses and the emails that contain the PDFs. Drafts have no PDF. */
export async function makeContent(
  world: DemoWorld,
  { formKey, what, from, to }: ContentPart,
  photos: Photos,
): Promise<MadeContent> {
  const form = allForms.find(({ key }) => key === formKey);
  if (!form) throw new Error(`Form ${formKey} doesn’t exist`);
  const items: ContentItem[] = [];
  const letters: ContentEmail[] = [];
  const all = planResponses(form, world.beganAt);
  const mailed = new Set(all.slice(-MAILED));
  for (const planned of all.slice(from - 1, to)) {
    const made = await makeResponse(world, form, planned, photos);
    if (what === 'responses') items.push(...(await made.items()));
    if (what === 'responses' || planned.isDraft) continue;
    const paper = await createPdf(form, made, photos);
    items.push(paper);
    if (form.email && mailed.has(planned)) letters.push(await createEmail(world, form, form.email, made, paper));
  }
  return { items, letters };
}
