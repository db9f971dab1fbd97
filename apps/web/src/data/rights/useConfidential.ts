import { disableConfidential, enableConfidential, getConfidential, getOwnGraphCredential } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { createRefusalError } from '../server-refusal.ts';

/**
 * State of a form's confidential responses:
 * - `off`: the team can read all responses
 * - `private`: users create their own folders, as in an earlier version
 * - `on`; `expired`: the connected account must be authorized again
 * - `incomplete`: the form is marked as confidential, but the server doesn't know that
 * - `unknown`: not loaded yet, or the server is unreachable
 */
export type ConfidentialState = 'off' | 'private' | 'on' | 'expired' | 'incomplete' | 'unknown';

export interface Confidential {
  readonly state: ConfidentialState;
  /** Name of the account that creates the folders. */
  readonly account: string | undefined;
  /** `needs-account`: the user must connect their account first. @throws Failed, ServerOutage */
  enable(): Promise<'enabled' | 'needs-account'>;
  /** @throws Failed, ServerOutage */
  disable(): Promise<void>;
}

type ConfidentialStatus = {
  readonly authorization: 'missing' | 'expired' | 'valid';
  readonly account?: { readonly name: string };
};

/** Whether a form's responses are confidential, and functions for owners to change it. */
export function useConfidential(form: FormRow, isOwner: boolean): Confidential {
  const { api, forms } = useData();
  const { id: formId, teamId, confidentialResponses, privateResponses } = form;
  const [status, setTold] = useState<ConfidentialStatus>();
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
  status: ConfidentialStatus | undefined,
): ConfidentialState {
  if (!isConfidential) return isPrivate ? 'private' : 'off';
  if (!status) return 'unknown';
  return ({ valid: 'on', expired: 'expired', missing: 'incomplete' } as const)[status.authorization];
}
