import { disableConfidential, enableConfidential, getConfidential, getOwnGraphCredential } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

/**
 * - `off`: the team reads all responses; `private`: each person's folder is made by themselves, as it was before
 * - `on`; `expired`: the account that was lent has to be authorized again
 * - `incomplete`: the form says that it is confidential, and the server knows nothing of it
 * - `unknown`: nobody has said yet, or the server is out of reach
 */
export type ConfidentialState = 'off' | 'private' | 'on' | 'expired' | 'incomplete' | 'unknown';

export interface Confidential {
  readonly state: ConfidentialState;
  /** Whose account makes the folders. */
  readonly account: string | undefined;
  /** `needs-account`: the person has to lend theirs first. @throws what the server says */
  enable(): Promise<'enabled' | 'needs-account'>;
  /** @throws what the server says */
  disable(): Promise<void>;
}

type Told = { readonly authorization: 'missing' | 'expired' | 'valid'; readonly account?: { readonly name: string } };

/** Whether a form's responses are confidential, and what changes it: an owner's. */
export function useConfidential(form: FormRow, isOwner: boolean): Confidential {
  const { api, forms } = useData();
  const { id: formId, teamId, confidentialResponses, privateResponses } = form;
  const [told, setTold] = useState<Told>();
  const ask = useCallback(async () => {
    const answer = await api.call(getConfidential, { params: { teamId, formId } });
    if (answer.ok) setTold(answer.value);
  }, [api, teamId, formId]);
  const asks = isOwner && confidentialResponses === true;
  useEffect(() => {
    if (asks) ask().catch(() => undefined);
  }, [asks, ask]);
  const enable = async () => {
    const own = await api.call(getOwnGraphCredential, {});
    if (!own.ok) throw refused(own, formId);
    if (!own.value.purposes.includes('files')) return 'needs-account' as const;
    const body = { graphCredentialsId: own.value.id };
    const answer = await api.call(enableConfidential, { params: { teamId, formId }, body });
    if (!answer.ok && answer.refusal === 'authorization-required') return 'needs-account' as const;
    if (!answer.ok) throw refused(answer, formId);
    await forms.sync(formId);
    await ask();
    return 'enabled' as const;
  };
  const disable = async () => {
    const answer = await api.call(disableConfidential, { params: { teamId, formId } });
    if (!answer.ok) throw refused(answer, formId);
    await forms.sync(formId);
  };
  return {
    state: stateOf(confidentialResponses, privateResponses, told),
    account: told?.account?.name,
    enable,
    disable,
  };
}

function stateOf(isConfidential = false, isPrivate = false, told: Told | undefined): ConfidentialState {
  if (!isConfidential) return isPrivate ? 'private' : 'off';
  if (!told) return 'unknown';
  return ({ valid: 'on', expired: 'expired', missing: 'incomplete' } as const)[told.authorization];
}
