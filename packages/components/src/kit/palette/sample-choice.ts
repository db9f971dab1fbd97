import { type Choice, type ChoiceDataType, toStoredValue } from '../read/choice.ts';
import type { PaletteMessages } from './palette.messages.ts';

/** Returns the stored value of the first choice; `undefined` without choices. */
export function sampleChoice(options: readonly Choice[], dataType: ChoiceDataType): unknown {
  return options[0] && toStoredValue(options[0].value, dataType);
}

/** Creates the choices of a new component. */
export const createChoices = (option: PaletteMessages['option']) =>
  [1, 2, 3].map((number) => ({ label: option({ number }), value: `option${number}` }));
