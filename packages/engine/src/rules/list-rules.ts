import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { readForm } from '../session/read-form.ts';
import type { FormRule } from './form-rule.ts';
import { judgeRules } from './judging/judge-rules.ts';
import { answersIn } from './meaning.ts';
import { readRules } from './reading/read-rules.ts';

/**
 * Lists every rule of a form, in document order: what shows and hides, checks, calculates and changes its components, and
 * what is to be said against each. As data; nothing is run.
 */
export function listRules(form: FormDefinition, specs: ComponentSpecs): readonly FormRule[] {
  const { plans, warnings } = readForm(form, specs, undefined, () => false);
  const read = plans.flatMap(readRules);
  const marks = judgeRules(read, plans, form, warnings);
  return read.map(({ plan: _, meanings, isOverruled: _decided, ...rule }, index) => ({
    ...rule,
    reads: answersIn(meanings),
    marks: marks[index]!,
  }));
}
