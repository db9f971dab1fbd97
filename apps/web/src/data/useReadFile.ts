import type { FileCommands } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Reads a file of a response: from this device, else from the library. */
export const useReadFile = (): FileCommands['read'] => useData().files.read;
