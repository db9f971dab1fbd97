import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { locationPaletteMessages } from './location.palette.messages.ts';
import type { LocationProps, LocationValue } from './location.ts';

export const locationEntry: PaletteEntry<LocationProps, LocationValue> = {
  group: 'media',
  messages: locationPaletteMessages,
  // Initially shows the Greenwich Observatory, until the author chooses a start location.
  start: ({ label }) => ({
    label,
    input: true,
    mapTypeId: 'roadmap',
    defaultLocation: { latitude: 51.477928, longitude: -0.001545 },
  }),
  sampleAnswer: ({ zoom, mapTypeId }) => ({ latitude: 51.50132, longitude: -0.02471, zoom, mapTypeId }),
};
