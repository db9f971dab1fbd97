import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { createAnswers } from '../data/answers.ts';
import { readAt } from '../data/data-path.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import { findHostileJson } from '../definition/find-hostile-json.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { isRecord } from '../json/is-record.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import { planForm } from '../plan/plan-form.ts';

/**
 * Reads answers that somebody else has prepared, in an address or a share link, for a new response: those that the
 * form asks for, in the shape of their components, and that need not come from their own hand: an address that signed
 * for them would put words into their mouth. Whatever else stands there is left out; hostile JSON is nothing.
 */
export function prefillAnswers(form: FormDefinition, specs: ComponentSpecs, json: unknown): SubmissionData {
  if (!isRecord(json) || findHostileJson(json)) return {};
  return answersOf(planForm(form, specs).root.plans, json);
}

function answersOf(plans: readonly FieldPlan[], given: unknown): SubmissionData {
  const answers = createAnswers({});
  for (const plan of plans) {
    const value = readAt(given, plan.segments);
    if (plan.role === 'layout' || plan.role === 'object' || value === undefined) continue;
    const answer = plan.spec?.mayPrefill ? answerOf(plan, plan.spec, value) : undefined;
    if (answer !== undefined) answers.write(plan.segments, answer);
  }
  return answers.snapshot();
}

function answerOf({ columns, props }: FieldPlan, spec: ComponentSpec, value: unknown): unknown {
  if (columns && !Array.isArray(value)) return undefined;
  const rows = columns && (value as readonly unknown[]).filter(isRecord).map((row) => answersOf(columns.plans, row));
  return spec.normalize(rows ?? value, props);
}
