import { createMaskSample } from '../kit/palette/create-mask-sample.ts';
import { createSampleText } from '../kit/palette/create-sample-text.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { textfieldPaletteMessages } from './textfield.palette.messages.ts';
import { getMask, type TextfieldProps, type TextfieldValue } from './textfield.ts';

export const textfieldEntry: PaletteEntry<TextfieldProps, TextfieldValue> = {
  group: 'basic',
  messages: textfieldPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer(props) {
    const mask = getMask('', props);
    return mask === '' ? createSampleText(props.validate) : createMaskSample(mask);
  },
};
