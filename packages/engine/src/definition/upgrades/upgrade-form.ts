import type { FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { defaultDate } from './001-default-date.ts';
import { currencySign } from './002-currency-sign.ts';
import { tokensInValidation } from './003-tokens-in-validation.ts';
import { radioOfCheckboxes } from './004-radio-of-checkboxes.ts';
import { typesOfChefs } from './005-types-of-chefs.ts';
import type { Upgrade } from './upgrade.ts';

/** In this order. Append-only: a form that somebody saved has been through the first of them. */
export const upgrades: readonly Upgrade[] = [
  defaultDate,
  currencySign,
  tokensInValidation,
  radioOfCheckboxes,
  typesOfChefs,
];

const upgraded = new WeakMap<FormDefinition, FormDefinition>();

/**
 * Gives a form as it would be stored today; the same object when nothing in it is old, and the same answer for the same
 * object. Sessions read forms so; what is stored changes only when a builder edits it.
 */
export function upgradeForm(form: FormDefinition): FormDefinition {
  const known = upgraded.get(form);
  if (known) return known;
  const next = upgrades.reduce((old, { apply }) => mapComponents(old, apply), form);
  upgraded.set(form, next);
  upgraded.set(next, next);
  return next;
}
