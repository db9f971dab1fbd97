import type { FileCommands } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Returns a function that reads a file of a response, from this device or from the library. */
export const useReadFile = (): FileCommands['read'] => useData().files.read;
