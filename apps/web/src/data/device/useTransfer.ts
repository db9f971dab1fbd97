import { useData } from '../data-context.ts';
import type { Transfer } from './transfer.ts';

/** Exports responses from this device and imports them. */
export const useTransfer = (): Transfer => useData().transfer;
