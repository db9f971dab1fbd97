import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { readForm } from '../session/read-form.ts';
import type { FormRule } from './form-rule.ts';
import { rulesOf } from './rules-of.ts';

/**
 * Lists every rule of a form, in document order: what shows and hides, checks, calculates and changes its components, and
 * what is to be said against each. As data; nothing is run.
 */
export function listRules(form: FormDefinition, specs: ComponentSpecs): readonly FormRule[] {
  return rulesOf(
    readForm(form, specs, undefined, () => false),
    form,
  );
}
