import { filledMask } from '../kit/palette/filled-mask.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleText } from '../kit/palette/sample-text.ts';
import { maskOf, type TextfieldProps, type TextfieldValue } from './textfield.ts';

export const textfieldEntry: PaletteEntry<TextfieldProps, TextfieldValue> = {
  name: 'Text',
  group: 'Basic',
  words: 'textfield text field string name short answer input',
  start: { label: 'Text field', input: true },
  sampleAnswer(props) {
    const mask = maskOf('', props);
    return mask === '' ? sampleText(props.validate) : filledMask(mask);
  },
};
