import { chanceOf } from '../chance.ts';
import type { DemoForm, PersonKey } from '../forms/demo-form.ts';
import { workingTimes } from '../working-times.ts';

/** One response that is to be made. */
export interface PlannedResponse {
  readonly number: number;
  readonly person: PersonKey;
  readonly at: Date;
  /** Begun and not submitted: the number of its person's draft. */
  readonly isDraft: boolean;
}

/** The last plan of each form: a hundred steps each take their share of the same one. */
const plans = new WeakMap<DemoForm, { readonly beganAt: string; readonly planned: readonly PlannedResponse[] }>();

/** Who submits when: numbers in the order of time, drafts behind them. Drafts stand first here: their people look for them. */
export function planResponses(form: DemoForm, beganAt: string): readonly PlannedResponse[] {
  const known = plans.get(form);
  if (known?.beganAt === beganAt) return known.planned;
  const planned = makePlan(form, beganAt);
  plans.set(form, { beganAt, planned });
  return planned;
}

function makePlan(form: DemoForm, beganAt: string): readonly PlannedResponse[] {
  const { responses } = form;
  if (!responses) return [];
  const { count, days, people, drafts = {} } = responses;
  const lastDay = new Date(beganAt);
  const times = workingTimes(chanceOf(form.key, 'times'), count, { days, lastDay });
  const chance = chanceOf(form.key, 'people');
  const submitted = times.map((at, index) => {
    return { number: index + 1, person: chance.weighted(people as Record<PersonKey, number>), at, isDraft: false };
  });
  const begun = (Object.keys(drafts) as PersonKey[]).map((person, index) => {
    return { number: count + index + 1, person, at: new Date(lastDay.getTime() - 3_600_000), isDraft: true };
  });
  return [...begun, ...submitted];
}
