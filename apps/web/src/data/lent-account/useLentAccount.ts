import type { LendingPurpose } from '@tideform/contract';
import { useCallback } from 'react';
import { useData } from '../data-context.ts';
import { every } from './every.ts';
import { type Lending, lendAccount } from './lend-account.ts';
import { openPopup } from './open-popup.ts';

/**
 * Asks the person to lend the server their account, for what it does while they are away. Call it first thing in a click: browsers open no window later.
 */
export function useLentAccount(purpose: LendingPurpose): () => Promise<Lending> {
  const { api } = useData();
  return useCallback(() => lendAccount(api, purpose, openPopup(), every), [api, purpose]);
}
