import type { RandomGenerator } from '@tideform/sync';

/**
 * Random numbers and IDs of the browser. NOTE: `randomUUID` exists only in secure contexts: https and the loopback
 * address.
 */
export const browserRandom: RandomGenerator = { uuid: () => crypto.randomUUID(), random: () => Math.random() };
