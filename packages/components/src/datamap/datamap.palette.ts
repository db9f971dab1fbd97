import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createTextfield } from '../textfield/textfield.ts';
import { datamapPaletteMessages } from './datamap.palette.messages.ts';
import { type DatamapProps, type DatamapValue, VALUE_KEY } from './datamap.ts';

export const datamapEntry: PaletteEntry<DatamapProps, DatamapValue, MessagesOf<typeof datamapPaletteMessages>> = {
  group: 'data',
  messages: datamapPaletteMessages,
  start: ({ label, value }) => ({
    label,
    input: true,
    keyLabel: '',
    valueComponent: { ...createTextfield(value), key: VALUE_KEY },
  }),
  /** Returns a sample answer if values are edited with a text field; `undefined` for other components. */
  sampleAnswer: ({ valueComponent }) =>
    valueComponent[0]?.type === createTextfield('').type ? { north: 'Open', south: 'Closed' } : undefined,
};
