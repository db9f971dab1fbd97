import { fillMask } from '../kit/palette/fill-mask.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleText } from '../kit/palette/sample-text.ts';
import { textfieldPaletteMessages } from './textfield.palette.messages.ts';
import { getMask, type TextfieldProps, type TextfieldValue } from './textfield.ts';

export const textfieldEntry: PaletteEntry<TextfieldProps, TextfieldValue> = {
  group: 'basic',
  messages: textfieldPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer(props) {
    const mask = getMask('', props);
    return mask === '' ? sampleText(props.validate) : fillMask(mask);
  },
};
