import { filledMask } from '../kit/palette/filled-mask.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { isInternational, maskOf, type PhoneNumberProps, type PhoneNumberValue, phoneNumber } from './phoneNumber.ts';

export const phoneNumberEntry: PaletteEntry<PhoneNumberProps, PhoneNumberValue> = {
  name: 'Phone',
  group: 'Basic',
  words: 'phone number telephone mobile call',
  start: { label: 'Phone number', input: true },
  sampleAnswer(props) {
    const mask = maskOf(props, undefined);
    const number = '+47 912 34 567';
    return phoneNumber.normalize(isInternational(number, mask) ? number : filledMask(mask), props);
  },
};
