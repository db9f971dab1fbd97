import type { ComponentSpecs } from '../component-spec.ts';
import { findHostileJson } from '../definition/find-hostile-json.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { createAnswers } from '../session/answers.ts';
import { readAt } from '../session/data-path.ts';
import type { PlacePlan } from '../session/plan/place-plan.ts';
import { planForm } from '../session/plan/plan-form.ts';
import type { SubmissionData } from '../session/session.ts';

/** Only a person can give these: an address that did would put words into their mouth, or files into their hands. */
const ownHand: ReadonlySet<string> = new Set(['approval', 'signature', 'sketchPad', 'file', 'recaptcha', 'button']);

/**
 * Reads answers that somebody else has prepared, in an address or a share link, for a new response: those that the
 * form asks for, in the shape of their components. Whatever else stands there is left out; hostile JSON is nothing.
 */
export function prefillAnswers(form: FormDefinition, specs: ComponentSpecs, json: unknown): SubmissionData {
  if (!isRecord(json) || findHostileJson(json)) return {};
  return answersOf(planForm(form, specs).root.plans, json);
}

function answersOf(plans: readonly PlacePlan[], given: unknown): SubmissionData {
  const answers = createAnswers({});
  for (const plan of plans) {
    const value = readAt(given, plan.segments);
    if (plan.role === 'layout' || plan.role === 'object' || value === undefined) continue;
    const answer = ownHand.has(plan.definition.type) ? undefined : answerOf(plan, value);
    if (answer !== undefined) answers.write(plan.segments, answer);
  }
  return answers.snapshot();
}

function answerOf({ columns, spec, props }: PlacePlan, value: unknown): unknown {
  if (columns && !Array.isArray(value)) return undefined;
  const rows = columns && (value as readonly unknown[]).filter(isRecord).map((row) => answersOf(columns.plans, row));
  return spec ? spec.normalize(rows ?? value, props) : value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
