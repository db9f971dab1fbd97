import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { addressPaletteMessages } from './address.palette.messages.ts';
import { type AddressProps, type AddressValue, createTypedAddress } from './address.ts';

export const addressEntry: PaletteEntry<AddressProps, AddressValue> = {
  group: 'basic',
  messages: addressPaletteMessages,
  start: ({ label }) => ({ label, input: true, provider: 'tfGoogle', enableManualMode: true }),
  sampleAnswer: () =>
    createTypedAddress({
      address1: '1 Riverside Quarter',
      address2: '',
      city: 'London',
      state: '',
      zip: 'E14 9TP',
      country: 'United Kingdom',
    }),
};
