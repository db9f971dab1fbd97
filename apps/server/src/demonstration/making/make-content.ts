import { allForms } from '../forms/all-forms.ts';
import { drawPaper } from './draw-paper.ts';
import { makeLetter } from './make-letter.ts';
import { makeResponse } from './make-response.ts';
import type { Photos } from './photos.ts';
import { planResponses } from './plan-responses.ts';
import type { ContentItem, ContentLetter, DemoWorld } from './world.ts';

export interface ContentPart {
  readonly formKey: string;
  readonly what: 'responses' | 'papers';
  /** Places in the plan of the form's responses, from 1 and both included. */
  readonly from: number;
  readonly to: number;
}

/** So many of a form's newest responses were told of by email. */
export const MAILED = 4;

export interface MadeContent {
  readonly items: readonly ContentItem[];
  readonly letters: readonly ContentLetter[];
}

/** Responses of a form, or what they are on paper, with the emails that had it attached. Drafts have no paper. */
export async function makeContent(
  world: DemoWorld,
  { formKey, what, from, to }: ContentPart,
  photos: Photos,
): Promise<MadeContent> {
  const form = allForms.find(({ key }) => key === formKey);
  if (!form) throw new Error(`There is no form ${formKey}`);
  const items: ContentItem[] = [];
  const letters: ContentLetter[] = [];
  const all = planResponses(form, world.beganAt);
  const mailed = new Set(all.slice(-MAILED));
  for (const planned of all.slice(from - 1, to)) {
    const made = await makeResponse(world, form, planned, photos);
    if (what === 'responses') items.push(...(await made.items()));
    if (what === 'responses' || planned.isDraft) continue;
    const paper = await drawPaper(form, made, photos);
    items.push(paper);
    if (form.email && mailed.has(planned)) letters.push(await makeLetter(world, form, form.email, made, paper));
  }
  return { items, letters };
}
