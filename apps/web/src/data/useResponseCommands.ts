import type { ResponseCommands } from '@tideform/sync';
import { useData } from './data-context.ts';

/** What a person does to a response. Works offline. */
export const useResponseCommands = (): ResponseCommands => useData().responses;
