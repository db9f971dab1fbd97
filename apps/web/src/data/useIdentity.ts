import type { Identity } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Whose work this is. */
export const useIdentity = (): Identity => useData().identity;
