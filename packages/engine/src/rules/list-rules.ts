import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { type ParsedForm, parseFormLogic } from '../session/parse-form-logic.ts';
import { diagnoseRules } from './diagnostics/diagnose-rules.ts';
import type { FormRule } from './form-rule.ts';
import { parseRules } from './parsing/parse-rules.ts';
import { collectDependencies } from './rule-expression.ts';

/**
 * Lists every rule of a form with its diagnostics, in document order: conditions, validations, calculated values,
 * `logic` and permissions. Doesn't run any code of the form.
 */
export function listRules(form: FormDefinition, specs: ComponentSpecs): readonly FormRule[] {
  return analyzeRules(
    parseFormLogic(form, specs, undefined, () => false),
    form,
  );
}

/** Returns every rule of a parsed form with its diagnostics, in document order. */
export function analyzeRules({ plans, warnings }: ParsedForm, form: FormDefinition): readonly FormRule[] {
  const parsedRules = plans.flatMap(parseRules);
  const diagnostics = diagnoseRules(parsedRules, plans, form, warnings);
  return parsedRules.map(({ plan: _, expressions, isOverruled: _decided, ...rule }, index) => ({
    ...rule,
    dependencies: collectDependencies(expressions),
    diagnostics: diagnostics[index]!,
  }));
}
