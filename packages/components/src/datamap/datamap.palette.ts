import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';
import { datamapPaletteMessages } from './datamap.palette.messages.ts';
import { type DatamapProps, type DatamapValue, VALUE } from './datamap.ts';

export const datamapEntry: PaletteEntry<DatamapProps, DatamapValue, MessagesOf<typeof datamapPaletteMessages>> = {
  group: 'data',
  messages: datamapPaletteMessages,
  start: ({ label, value }) => ({
    label,
    input: true,
    keyLabel: '',
    valueComponent: { ...newTextfield(value), key: VALUE },
  }),
  /** What each value is, its component knows: there is none without. */
  sampleAnswer: ({ valueComponent }) =>
    valueComponent[0]?.type === newTextfield('').type ? { north: 'Open', south: 'Closed' } : undefined,
};
