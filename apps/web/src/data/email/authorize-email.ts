import { type ApiClient, type FormEmail, getEmailAuthUrl, redeemEmailAuthCode } from '@tideform/contract';
import { askInPopup } from '../lent-account/ask-in-popup.ts';
import type { Lending } from '../lent-account/lend-account.ts';
import type { Popup } from '../lent-account/open-popup.ts';
import { refused } from '../server-refusal.ts';

/**
 * Asks a person to lend the server their account for a form's email: from then on it is sent with theirs, whosever it was before.
 *
 * @param popup opened while the click was handled; `undefined`: blocked
 * @param onAuthorized is told how the email is now
 * @throws ServerOutage, or a failure that keeps a refusal which has no end of its own
 */
export async function authorizeEmail(
  api: Pick<ApiClient, 'call'>,
  params: { readonly teamId: string; readonly formId: string },
  popup: Popup | undefined,
  every: (ms: number, look: () => void) => () => void,
  onAuthorized: (email: FormEmail) => void,
): Promise<Lending> {
  if (!popup) return 'popup-blocked';
  try {
    const begun = await api.call(getEmailAuthUrl, { params });
    if (!begun.ok && begun.refusal === 'not-configured') return 'not-configured';
    if (!begun.ok) throw refused(begun, params.formId);
    const given = await askInPopup(popup, begun.value.url, every);
    if (!given) return 'not-granted';
    const { code, state } = given;
    const ended = await api.call(redeemEmailAuthCode, { params: { ...params, code }, body: { state } });
    if (ended.ok) {
      onAuthorized(ended.value);
      return ended.value.authorization === 'valid' ? 'lent' : 'not-granted';
    }
    if (ended.refusal === 'wrong-account' || ended.refusal === 'not-configured') return ended.refusal;
    if (ended.refusal === 'authorization-failed') return 'not-granted';
    throw refused(ended, params.formId);
  } finally {
    popup.close();
  }
}
