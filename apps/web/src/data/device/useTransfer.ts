import { useData } from '../data-context.ts';
import type { Transfer } from './transfer.ts';

/** Takes responses out of this device and brings them in. */
export const useTransfer = (): Transfer => useData().transfer;
