import { filledMask } from '../kit/palette/filled-mask.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { phoneIn, regionOf } from '../kit/palette/region-defaults.ts';
import { phoneNumberPaletteMessages } from './phoneNumber.palette.messages.ts';
import { isInternational, maskOf, type PhoneNumberProps, type PhoneNumberValue, phoneNumber } from './phoneNumber.ts';

export const phoneNumberEntry: PaletteEntry<PhoneNumberProps, PhoneNumberValue> = {
  group: 'basic',
  messages: phoneNumberPaletteMessages,
  start: ({ label }) => ({ label, input: true, ...phoneIn(regionOf()) }),
  sampleAnswer(props) {
    const mask = maskOf(props, undefined);
    const number = '+47 912 34 567';
    return phoneNumber.normalize(isInternational(number, mask) ? number : filledMask(mask), props);
  },
};
