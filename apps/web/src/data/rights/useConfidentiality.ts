import { disableConfidential, enableConfidential, getConfidential, getOwnGraphCredential } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useCallback, useEffect, useState } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/**
 * State of a form's confidentiality:
 * - `off`: the team can read all responses
 * - `private`: users create their own folders, as in an earlier version of the app
 * - `on`: the server creates the folders with a connected account
 * - `expired`: the connected account must be authorized again
 * - `incomplete`: the form is marked as confidential, but not on the server
 * - `unknown`: the state isn't loaded yet, or the server can't be reached
 */
export type ConfidentialityState = 'off' | 'private' | 'on' | 'expired' | 'incomplete' | 'unknown';

export interface Confidentiality {
  readonly state: ConfidentialityState;
  /** Name of the connected account that creates the folders. */
  readonly account: string | undefined;
  /**
   * Makes the form confidential.
   * @returns `needs-account` if the user must connect their account first
   * @throws FailureError, ServerOutage
   */
  enable(): Promise<'enabled' | 'needs-account'>;
  /**
   * Makes the form's responses readable for the team again.
   * @throws FailureError, ServerOutage
   */
  disable(): Promise<void>;
}

type ConnectedAccountStatus = {
  readonly authorization: 'missing' | 'expired' | 'valid';
  readonly account?: { readonly name: string };
};

/** Returns whether a form is confidential, and functions with which owners change that. */
export function useConfidentiality(form: FormRow, isOwner: boolean): Confidentiality {
  const { api, forms } = useData();
  const { id: formId, teamId, confidentialResponses, privateResponses } = form;
  const [status, setTold] = useState<ConnectedAccountStatus>();
  const reload = useCallback(async () => {
    const result = await api.call(getConfidential, { params: { teamId, formId } });
    if (result.ok) setTold(result.value);
  }, [api, teamId, formId]);
  const isRelevant = isOwner && confidentialResponses === true;
  useEffect(() => {
    if (isRelevant) reload().catch(() => undefined);
  }, [isRelevant, reload]);
  const enable = async () => {
    const credential = await api.call(getOwnGraphCredential, {});
    if (!credential.ok) throw createRefusalError(credential, formId);
    if (!credential.value.purposes.includes('files')) return 'needs-account' as const;
    const body = { graphCredentialsId: credential.value.id };
    const result = await api.call(enableConfidential, { params: { teamId, formId }, body });
    if (!result.ok && result.refusal === 'authorization-required') return 'needs-account' as const;
    if (!result.ok) throw createRefusalError(result, formId);
    await forms.sync(formId);
    await reload();
    return 'enabled' as const;
  };
  const disable = async () => {
    const result = await api.call(disableConfidential, { params: { teamId, formId } });
    if (!result.ok) throw createRefusalError(result, formId);
    await forms.sync(formId);
  };
  return {
    state: getState(confidentialResponses, privateResponses, status),
    account: status?.account?.name,
    enable,
    disable,
  };
}

function getState(
  isConfidential = false,
  isPrivate = false,
  status: ConnectedAccountStatus | undefined,
): ConfidentialityState {
  if (!isConfidential) return isPrivate ? 'private' : 'off';
  if (!status) return 'unknown';
  return ({ valid: 'on', expired: 'expired', missing: 'incomplete' } as const)[status.authorization];
}
