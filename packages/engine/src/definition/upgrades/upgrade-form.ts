import type { FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { defaultDate } from './001-default-date.ts';
import { currencySign } from './002-currency-sign.ts';
import { tokensInValidation } from './003-tokens-in-validation.ts';
import { radioOfCheckboxes } from './004-radio-of-checkboxes.ts';
import { typesOfChefs } from './005-types-of-chefs.ts';
import type { Upgrade } from './upgrade.ts';

/**
 * Upgrades in the order of application. Append-only, because saved forms have already been through the earlier
 * upgrades.
 */
export const upgrades: readonly Upgrade[] = [
  defaultDate,
  currencySign,
  tokensInValidation,
  radioOfCheckboxes,
  typesOfChefs,
];

const upgradedForms = new WeakMap<FormDefinition, FormDefinition>();

/**
 * Converts a form to the current storage format. Returns the same object if nothing is outdated; results are cached by
 * object identity. Sessions upgrade in memory; the stored form changes only when a builder edits it.
 */
export function upgradeForm(form: FormDefinition): FormDefinition {
  const cached = upgradedForms.get(form);
  if (cached) return cached;
  const next = upgrades.reduce((old, { apply }) => mapComponents(old, apply), form);
  upgradedForms.set(form, next);
  upgradedForms.set(next, next);
  return next;
}
