import type { Identity } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Returns the identity of the signed-in user. */
export const useIdentity = (): Identity => useData().identity;
