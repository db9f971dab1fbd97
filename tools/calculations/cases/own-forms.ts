import type { CalculatedForm } from './calculated-form.ts';
import { conversions } from './conversions.ts';
import { costs } from './costs.ts';
import { formulaForms } from './formulas.ts';
import { publicWays } from './public-ways.ts';
import { shifts } from './shifts.ts';

/**
 * Forms in which something is calculated, in the ways in which public forms do it. NOTE: numbers say `noRounding`, because
 * ours are rounded to what is shown (ENG-197), and form.io's client stores more than it shows.
 */
export const ownForms: readonly CalculatedForm[] = [
  ...shifts,
  ...costs,
  ...conversions,
  ...formulaForms,
  ...publicWays,
];
