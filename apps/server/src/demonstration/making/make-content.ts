import { allForms } from '../forms/all-forms.ts';
import { drawPaper } from './draw-paper.ts';
import { makeResponse } from './make-response.ts';
import type { Photos } from './photos.ts';
import { planResponses } from './plan-responses.ts';
import type { ContentItem, DemoWorld } from './world.ts';

export interface ContentPart {
  readonly formKey: string;
  readonly what: 'responses' | 'papers';
  /** Places in the plan of the form's responses, from 1 and both included. */
  readonly from: number;
  readonly to: number;
}

/** Responses of a form, or what they are on paper. Drafts have no paper. */
export async function makeContent(
  world: DemoWorld,
  { formKey, what, from, to }: ContentPart,
  photos: Photos,
): Promise<readonly ContentItem[]> {
  const form = allForms.find(({ key }) => key === formKey);
  if (!form) throw new Error(`There is no form ${formKey}`);
  const items: ContentItem[] = [];
  for (const planned of planResponses(form, world.beganAt).slice(from - 1, to)) {
    const made = await makeResponse(world, form, planned, photos);
    if (what === 'responses') items.push(...made.items);
    else if (!planned.isDraft) items.push(await drawPaper(form, made, photos));
  }
  return items;
}
