import type { CalculatedForm } from './calculated-form.ts';
import { conversions } from './conversions.ts';
import { costs } from './costs.ts';
import { formulaForms } from './formulas.ts';
import { publicForms } from './public-forms.ts';
import { shifts } from './shifts.ts';

/**
 * Test forms with the kinds of calculations that public forms use. NOTE: number fields set `noRounding`, because this
 * engine rounds to the displayed digits (ENG-197), while the form.io client stores more than it displays.
 */
export const ownForms: readonly CalculatedForm[] = [
  ...shifts,
  ...costs,
  ...conversions,
  ...formulaForms,
  ...publicForms,
];
