import { fillMask } from '../kit/palette/fill-mask.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { getPhoneSettings, getRegion } from '../kit/palette/region-defaults.ts';
import { phoneNumberPaletteMessages } from './phoneNumber.palette.messages.ts';
import { getMask, isInternational, type PhoneNumberProps, type PhoneNumberValue, phoneNumber } from './phoneNumber.ts';

export const phoneNumberEntry: PaletteEntry<PhoneNumberProps, PhoneNumberValue> = {
  group: 'basic',
  messages: phoneNumberPaletteMessages,
  start: ({ label }) => ({ label, input: true, ...getPhoneSettings(getRegion()) }),
  sampleAnswer(props) {
    const mask = getMask(props, undefined);
    const number = '+47 912 34 567';
    return phoneNumber.normalize(isInternational(number, mask) ? number : fillMask(mask), props);
  },
};
