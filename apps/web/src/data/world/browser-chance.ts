import type { RandomSource } from '@tideform/sync';

/** NOTE: `randomUUID` exists in secure contexts only; the app runs on https or on the loopback address. */
export const browserChance: RandomSource = { uuid: () => crypto.randomUUID(), random: () => Math.random() };
