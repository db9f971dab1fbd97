import type { Maps, Place } from '../maps.ts';

export const quay: Place = {
  id: 'quay',
  text: '1 Quay, London E14, UK',
  parts: { address1: '1 Quay', address2: '', city: 'London', state: '', zip: 'E14', country: 'UK' },
  latitude: 51.5,
  longitude: -0.02,
};

/** Fake map provider with a single place and empty tiles. */
export const fakeMaps: Maps = {
  find: async (text) =>
    quay.text.toLowerCase().includes(text.toLowerCase())
      ? [{ id: quay.id, text: quay.text, place: async () => quay }]
      : [],
  tiles: async (type) => (tile) => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${type}/${tile.zoom}`,
  attribution: '© Everybody',
};

/** Fake map provider that is unreachable. */
export const unreachableMaps: Maps = {
  find: () => Promise.reject(new Error('No connection')),
  tiles: () => Promise.reject(new Error('No connection')),
  attribution: '',
};
