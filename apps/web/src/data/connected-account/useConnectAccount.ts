import type { ConnectionPurpose } from '@tideform/contract';
import { useCallback } from 'react';
import { useData } from '../data-context.ts';
import { type ConnectResult, connectAccount } from './connect-account.ts';
import { openPopup } from './open-popup.ts';
import { startInterval } from './start-interval.ts';

/**
 * Returns a function that connects the user's account, so that the server can act for the user while they are away.
 * Call it synchronously in a click handler; otherwise the browser blocks the popup.
 */
export function useConnectAccount(purpose: ConnectionPurpose): () => Promise<ConnectResult> {
  const { api } = useData();
  return useCallback(() => connectAccount(api, purpose, openPopup(), startInterval), [api, purpose]);
}
