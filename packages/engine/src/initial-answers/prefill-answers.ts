import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { createAnswers, type SubmissionData } from '../data/answers.ts';
import { getAtPath } from '../data/data-path.ts';
import { findHostileJson } from '../definition/find-hostile-json.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { isRecord } from '../json/json-value.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import { planForm } from '../plan/plan-form.ts';

/**
 * Reads the prefilled answers of a URL or share link for a new response. Returns the answers of the form's components,
 * normalized by their specs; other values are ignored. Components without `mayPrefill`, such as signatures, are ignored
 * too, because only the respondent may answer them. Values that aren't an object, and hostile JSON, result in an empty
 * object.
 */
export function prefillAnswers(form: FormDefinition, specs: ComponentSpecs, json: unknown): SubmissionData {
  if (!isRecord(json) || findHostileJson(json)) return {};
  return parseAnswers(planForm(form, specs).root.plans, json);
}

function parseAnswers(plans: readonly FieldPlan[], values: unknown): SubmissionData {
  const answers = createAnswers({});
  for (const plan of plans) {
    const value = getAtPath(values, plan.segments);
    if (plan.role === 'layout' || plan.role === 'object' || value === undefined) continue;
    const answer = plan.spec?.mayPrefill ? parseAnswer(plan, plan.spec, value) : undefined;
    if (answer !== undefined) answers.write(plan.segments, answer);
  }
  return answers.snapshot();
}

function parseAnswer({ columns, props }: FieldPlan, spec: ComponentSpec, value: unknown): unknown {
  if (columns && !Array.isArray(value)) return undefined;
  const rows = columns && (value as readonly unknown[]).filter(isRecord).map((row) => parseAnswers(columns.plans, row));
  return spec.normalize(rows ?? value, props);
}
