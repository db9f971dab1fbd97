import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { parseFormLogic } from '../session/parse-form-logic.ts';
import { analyzeRules } from './analyze-rules.ts';
import type { FormRule } from './form-rule.ts';

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
