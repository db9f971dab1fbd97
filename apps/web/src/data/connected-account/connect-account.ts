import {
  type ApiClient,
  type ConnectionPurpose,
  getAuthCodeUrl,
  getOwnGraphCredential,
  redeemAuthCode,
} from '@tideform/contract';
import { useCallback } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { openPopup, type Popup, requestAuthCode, startInterval } from './open-popup.ts';

/**
 * Result of connecting an account:
 * - `lent`: the server may act for the user while they are away
 * - `popup-blocked`: the browser blocked the popup
 * - `not-granted`: the user closed the popup or declined
 * - `wrong-account`: the user signed in with a different account
 * - `not-configured`: the operator hasn't configured this sign-in
 */
export type ConnectResult = 'lent' | 'popup-blocked' | 'not-granted' | 'wrong-account' | 'not-configured';

/**
 * Connects the user's account for a purpose, unless it is already connected.
 *
 * @param popup opened in the click handler; `undefined` if it was blocked
 * @throws ServerOutage, or FailureError for a refusal that isn't a `ConnectResult`
 */
export async function connectAccount(
  api: Pick<ApiClient, 'call'>,
  purpose: ConnectionPurpose,
  popup: Popup | undefined,
  every: (ms: number, callback: () => void) => () => void,
): Promise<ConnectResult> {
  if (!popup) return 'popup-blocked';
  try {
    const credential = await api.call(getOwnGraphCredential, {});
    if (!credential.ok) throw createRefusalError(credential);
    const { id, purposes } = credential.value;
    if (purposes.includes(purpose)) return 'lent';
    const authUrl = await api.call(getAuthCodeUrl, { params: { id }, query: { purpose } });
    if (!authUrl.ok && authUrl.refusal === 'not-configured') return 'not-configured';
    if (!authUrl.ok) throw createRefusalError(authUrl);
    const authCode = await requestAuthCode(popup, authUrl.value.url, every);
    if (!authCode) return 'not-granted';
    const redeemed = await api.call(redeemAuthCode, {
      params: { id, code: authCode.code },
      body: { state: authCode.state },
    });
    if (redeemed.ok) return redeemed.value.purposes.includes(purpose) ? 'lent' : 'not-granted';
    if (redeemed.refusal === 'wrong-account') return 'wrong-account';
    if (redeemed.refusal === 'authorization-failed') return 'not-granted';
    throw createRefusalError(redeemed);
  } finally {
    popup.close();
  }
}

/**
 * Returns a function that connects the user's account, so that the server can act for the user while they are away.
 * Call it synchronously in a click handler; otherwise the browser blocks the popup.
 */
export function useConnectAccount(purpose: ConnectionPurpose): () => Promise<ConnectResult> {
  const { api } = useData();
  return useCallback(() => connectAccount(api, purpose, openPopup(), startInterval), [api, purpose]);
}
