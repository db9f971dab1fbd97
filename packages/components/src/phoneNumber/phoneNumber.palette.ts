import { createMaskSample } from '../kit/palette/create-mask-sample.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { getLocaleRegion, getRegionPhoneSettings } from '../kit/palette/region-defaults.ts';
import { phoneNumberPaletteMessages } from './phoneNumber.palette.messages.ts';
import {
  getPhoneMask,
  isInternational,
  type PhoneNumberProps,
  type PhoneNumberValue,
  phoneNumber,
} from './phoneNumber.ts';

export const phoneNumberEntry: PaletteEntry<PhoneNumberProps, PhoneNumberValue> = {
  group: 'basic',
  messages: phoneNumberPaletteMessages,
  start: ({ label }) => ({ label, input: true, ...getRegionPhoneSettings(getLocaleRegion()) }),
  sampleAnswer(props) {
    const mask = getPhoneMask(props, undefined);
    const number = '+47 912 34 567';
    return phoneNumber.normalize(isInternational(number, mask) ? number : createMaskSample(mask), props);
  },
};
