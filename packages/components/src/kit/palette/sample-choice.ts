import { type Choice, type ChoiceDataType, storedChoice } from '../read/choice.ts';
import type { PaletteMessages } from './palette.messages.ts';

/** What is stored when somebody takes the first choice; `undefined` where there is none. */
export function sampleChoice(options: readonly Choice[], dataType: ChoiceDataType): unknown {
  return options[0] && storedChoice(options[0].value, dataType);
}

/** What a new component with choices has to choose from. */
export const firstChoices = (option: PaletteMessages['option']) =>
  [1, 2, 3].map((number) => ({ label: option({ number }), value: `option${number}` }));
