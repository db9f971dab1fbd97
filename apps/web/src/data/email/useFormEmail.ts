import {
  type ApiClient,
  createFormEmail,
  disableFormEmail,
  type EmailTemplate,
  enableFormEmail,
  type FormEmail,
  getEmailAuthUrl,
  getFormEmail,
  redeemEmailAuthCode,
  updateFormEmail,
} from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import type { ConnectResult } from '../connected-account/connect-account.ts';
import { openPopup, type Popup, requestAuthCode, startInterval } from '../connected-account/open-popup.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/** Settings of a form's email that are saved together: template and sender. */
export type EmailEdit = Pick<FormEmail, 'sender'> & { readonly template: EmailTemplate };

export interface FormEmailState {
  /** Email of the form; `undefined` while loading and if loading failed. */
  readonly email: FormEmail | undefined;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
  /**
   * Creates the form's email and turns it on.
   * @throws FailureError, ServerOutage
   */
  create(edit: EmailEdit): Promise<FormEmail>;
  /**
   * Saves the template and the sender.
   * @throws FailureError, ServerOutage
   */
  update(edit: EmailEdit): Promise<void>;
  /**
   * Turns the email on or off.
   * @throws FailureError, ServerOutage
   */
  setEnabled(isOn: boolean): Promise<void>;
  /**
   * Whether a template that an earlier version of the app stored with the form couldn't be removed. That template isn't
   * used any more.
   */
  readonly hasLegacyTemplate: boolean;
  /**
   * Connects the user's account to the email. Call it synchronously in a click handler; otherwise the browser blocks
   * the popup.
   * @throws FailureError, ServerOutage
   */
  authorize(): Promise<ConnectResult>;
}

/**
 * Loads a form's email, and returns functions that change it. The server stores the email separately from the form's
 * draft.
 */
export function useFormEmail({ teamId, id: formId, draft, published }: FormRow): FormEmailState {
  const { api, forms } = useData();
  const params = { teamId, formId };
  const [changed, setChanged] = useState<FormEmail>();
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const result = await api.call(getFormEmail, { params });
    if (!result.ok) throw createRefusalError(result, formId);
    setChanged(undefined);
    return result.value;
  });
  const [isOldOneLeft, setOldOneLeft] = useState(false);
  const hasLegacyTemplateStored = draft?.emailTemplate !== undefined || published?.emailTemplate !== undefined;
  /**
   * Removes the template that an earlier version of the app stored with the form. Failures don't matter to the user,
   * because the server no longer uses that template.
   */
  const removeLegacyTemplate = async () => {
    if (!hasLegacyTemplateStored) return;
    const isRemoved = await forms.removeDeprecatedEmailTemplates(formId).then(
      () => true,
      () => false,
    );
    setOldOneLeft(!isRemoved);
  };
  const email = changed ?? loaded.value;
  const reload = async () => {
    const result = await api.call(getFormEmail, { params });
    if (result.ok) setChanged(result.value);
  };
  return {
    email,
    cause: loaded.cause,
    retry: loaded.retry,
    async create({ template, sender }) {
      const result = await api.call(createFormEmail, { params, body: { template, sender, disabled: false } });
      if (!result.ok) throw createRefusalError(result, formId);
      setChanged(result.value);
      await removeLegacyTemplate();
      return result.value;
    },
    async update({ template, sender }) {
      const ifMatch = email?.eTag;
      const result = await api.call(updateFormEmail, { params, body: { template, sender, ifMatch } });
      if (!result.ok) {
        // Loads the email that another user saved meanwhile. The editor shows it next to the edited email, and the next
        // save replaces it.
        if (result.refusal === 'email-changed') await reload();
        throw createRefusalError(result, formId);
      }
      setChanged(result.value);
    },
    async setEnabled(isOn) {
      const result = await api.call(isOn ? enableFormEmail : disableFormEmail, { params });
      if (!result.ok) throw createRefusalError(result, formId);
      setChanged(result.value);
      if (isOn) await removeLegacyTemplate();
    },
    hasLegacyTemplate: isOldOneLeft,
    authorize: () => authorizeEmail(api, params, openPopup(), startInterval, setChanged),
  };
}

/**
 * Connects the user's account to a form's email, which is then sent from this account.
 *
 * @param popup opened in the click handler; `undefined` if it was blocked
 * @param onAuthorized called with the changed email settings
 * @throws ServerOutage, or FailureError for a refusal that isn't a `ConnectResult`
 */
async function authorizeEmail(
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
