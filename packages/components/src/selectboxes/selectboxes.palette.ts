import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createInitialChoices } from '../kit/palette/sample-choice.ts';
import { getChoiceKey } from '../kit/read/choice.ts';
import { selectboxesPaletteMessages } from './selectboxes.palette.messages.ts';
import { createEmptySelection, type SelectboxesProps, type SelectboxesValue } from './selectboxes.ts';

export const selectboxesEntry: PaletteEntry<SelectboxesProps, SelectboxesValue> = {
  group: 'choice',
  messages: selectboxesPaletteMessages,
  start: ({ label }, { option }) => ({ label, input: true, values: createInitialChoices(option) }),
  sampleAnswer(props) {
    const keys = props.values.map(({ value }) => getChoiceKey(value)).slice(0, props.validate.minSelectedCount || 1);
    if (keys.length === 0) return undefined;
    return { ...createEmptySelection(props), ...Object.fromEntries(keys.map((key) => [key, true])) };
  },
};
