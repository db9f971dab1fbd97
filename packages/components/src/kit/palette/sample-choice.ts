import { type Choice, type ChoiceDataType, toStoredChoiceValue } from '../read/choice.ts';
import type { PaletteMessages } from './palette.messages.ts';

/** Returns the stored value of the first choice; `undefined` without choices. */
export function getSampleChoice(options: readonly Choice[], dataType: ChoiceDataType): unknown {
  return options[0] && toStoredChoiceValue(options[0].value, dataType);
}

/** Creates the choices of a new component. */
export const createInitialChoices = (option: PaletteMessages['option']) =>
  [1, 2, 3].map((number) => ({ label: option({ number }), value: `option${number}` }));
