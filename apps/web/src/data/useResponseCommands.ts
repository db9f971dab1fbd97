import type { ResponseCommands } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Returns the operations on responses. They work offline. */
export const useResponseCommands = (): ResponseCommands => useData().responses;
