import { createRandom } from '../create-random.ts';
import type { DemoForm, PersonKey } from '../forms/demo-form.ts';
import { pickWorkingTimes } from '../working-times.ts';

/** Response that the demo will create: its number, respondent and time. */
export interface PlannedResponse {
  readonly number: number;
  readonly person: PersonKey;
  readonly at: Date;
  readonly isDraft: boolean;
}

/** Caches planned responses per form, since many steps use parts of the same plan. */
const plans = new WeakMap<DemoForm, { readonly beganAt: string; readonly planned: readonly PlannedResponse[] }>();

/**
 * Plans the responses of a form. Responses are numbered by time of submission, and drafts have the last numbers. In the
 * returned list, drafts come first, so that they are created early.
 */
export function planResponses(form: DemoForm, beganAt: string): readonly PlannedResponse[] {
  const known = plans.get(form);
  if (known?.beganAt === beganAt) return known.planned;
  const planned = createPlan(form, beganAt);
  plans.set(form, { beganAt, planned });
  return planned;
}

function createPlan(form: DemoForm, beganAt: string): readonly PlannedResponse[] {
  const { responses } = form;
  if (!responses) return [];
  const { count, days, people, drafts = {} } = responses;
  const lastDay = new Date(beganAt);
  const times = pickWorkingTimes(createRandom(form.key, 'times'), count, { days, lastDay });
  const random = createRandom(form.key, 'people');
  const submitted = times.map((at, index) => {
    return { number: index + 1, person: random.pickWeighted(people as Record<PersonKey, number>), at, isDraft: false };
  });
  const drafted = (Object.keys(drafts) as PersonKey[]).map((person, index) => {
    return { number: count + index + 1, person, at: new Date(lastDay.getTime() - 3_600_000), isDraft: true };
  });
  return [...drafted, ...submitted];
}
