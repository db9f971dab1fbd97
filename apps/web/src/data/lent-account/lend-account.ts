import {
  type ApiClient,
  getAuthCodeUrl,
  getOwnGraphCredential,
  type LendingPurpose,
  redeemAuthCode,
} from '@tideform/contract';
import { refused } from '../server-refusal.ts';
import { askInPopup } from './ask-in-popup.ts';
import type { Popup } from './open-popup.ts';

/**
 * How asking for an account ended:
 * - `lent`: the server may act for the person when they are away
 * - `popup-blocked`: the browser opened no window
 * - `not-granted`: the person closed the window or did not agree
 * - `wrong-account`: somebody else signed in
 * - `not-configured`: the operator has given the server nothing to ask with
 */
export type Lending = 'lent' | 'popup-blocked' | 'not-granted' | 'wrong-account' | 'not-configured';

/**
 * Asks a person to lend the server their account for a purpose, if they have not done so yet.
 *
 * @param popup opened while the click was handled; `undefined`: blocked
 * @throws ServerOutage, or a failure that keeps a refusal which has no end of its own
 */
export async function lendAccount(
  api: Pick<ApiClient, 'call'>,
  purpose: LendingPurpose,
  popup: Popup | undefined,
  every: (ms: number, look: () => void) => () => void,
): Promise<Lending> {
  if (!popup) return 'popup-blocked';
  try {
    const own = await api.call(getOwnGraphCredential, {});
    if (!own.ok) throw refused(own);
    const { id, purposes } = own.value;
    if (purposes.includes(purpose)) return 'lent';
    const begun = await api.call(getAuthCodeUrl, { params: { id }, query: { purpose } });
    if (!begun.ok && begun.refusal === 'not-configured') return 'not-configured';
    if (!begun.ok) throw refused(begun);
    const given = await askInPopup(popup, begun.value.url, every);
    if (!given) return 'not-granted';
    const ended = await api.call(redeemAuthCode, { params: { id, code: given.code }, body: { state: given.state } });
    if (ended.ok) return ended.value.purposes.includes(purpose) ? 'lent' : 'not-granted';
    if (ended.refusal === 'wrong-account') return 'wrong-account';
    if (ended.refusal === 'authorization-failed') return 'not-granted';
    throw refused(ended);
  } finally {
    popup.close();
  }
}
