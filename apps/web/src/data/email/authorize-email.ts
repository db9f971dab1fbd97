import { type ApiClient, type FormEmail, getEmailAuthUrl, redeemEmailAuthCode } from '@tideform/contract';
import type { ConnectResult } from '../connected-account/connect-account.ts';
import type { Popup } from '../connected-account/open-popup.ts';
import { requestAuthCode } from '../connected-account/request-auth-code.ts';
import { createRefusalError } from '../create-refusal-error.ts';

/**
 * Connects the user's account to a form's email, which is then sent from this account.
 *
 * @param popup opened in the click handler; `undefined` if it was blocked
 * @param onAuthorized called with the changed email settings
 * @throws ServerOutage, or FailureError for a refusal that isn't a `ConnectResult`
 */
export async function authorizeEmail(
  api: Pick<ApiClient, 'call'>,
  params: { readonly teamId: string; readonly formId: string },
  popup: Popup | undefined,
  every: (ms: number, callback: () => void) => () => void,
  onAuthorized: (email: FormEmail) => void,
): Promise<ConnectResult> {
  if (!popup) return 'popup-blocked';
  try {
    const authUrl = await api.call(getEmailAuthUrl, { params });
    if (!authUrl.ok && authUrl.refusal === 'not-configured') return 'not-configured';
    if (!authUrl.ok) throw createRefusalError(authUrl, params.formId);
    const authCode = await requestAuthCode(popup, authUrl.value.url, every);
    if (!authCode) return 'not-granted';
    const { code, state } = authCode;
    const redeemed = await api.call(redeemEmailAuthCode, { params: { ...params, code }, body: { state } });
    if (redeemed.ok) {
      onAuthorized(redeemed.value);
      return redeemed.value.authorization === 'valid' ? 'lent' : 'not-granted';
    }
    if (redeemed.refusal === 'wrong-account' || redeemed.refusal === 'not-configured') return redeemed.refusal;
    if (redeemed.refusal === 'authorization-failed') return 'not-granted';
    throw createRefusalError(redeemed, params.formId);
  } finally {
    popup.close();
  }
}
