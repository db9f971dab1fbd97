import {
  type ApiClient,
  createShare,
  deleteShare,
  type FormShare,
  getOwnGraphCredential,
  listShares,
  updateShare,
} from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

export type { FormShare } from '@tideform/contract';

/** Settings of a share link. Absent settings stay unchanged; `null` removes a limit or a text. */
export type ShareSettings = Partial<
  Pick<
    FormShare,
    'name' | 'opensAt' | 'closesAt' | 'mostResponses' | 'isOncePerDevice' | 'closingText' | 'embedOrigins'
  > & { readonly password: string | null }
>;

/** Refusals after which the builder can proceed by connecting their account or changing the settings. */
export type ShareRefusal = (typeof refusals)[number];

const refusals = [
  'authorization-required',
  'authorization-expired',
  'closes-before-it-opens',
  'owners-only',
  'too-many-shares',
] as const;

export interface ShareLinks {
  /** Share links, newest first; `undefined` while loading and if loading failed. */
  readonly all: readonly FormShare[] | undefined;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
  /**
   * Checks whether a share link can use the user's account.
   * @returns the refusal if the user must connect their account first
   * @throws FailureError, ServerOutage
   */
  checkAccount(): Promise<ShareRefusal | undefined>;
  /**
   * Creates a share link that uses the user's account.
   * @throws FailureError, ServerOutage
   */
  create(settings: ShareSettings): Promise<ShareRefusal | undefined>;
  /**
   * Changes the settings of a share link.
   * @throws FailureError, ServerOutage
   */
  update(share: FormShare, settings: ShareSettings): Promise<ShareRefusal | undefined>;
  /**
   * Makes a share link use the user's account.
   * @throws FailureError, ServerOutage
   */
  authorize(share: FormShare): Promise<ShareRefusal | undefined>;
  /**
   * Deletes a share link.
   * @throws FailureError, ServerOutage
   */
  remove(share: FormShare): Promise<void>;
}

/** Loads the share links of a form for its builders, and returns functions that change them. */
export function useShareLinks(teamId: string, formId: string): ShareLinks {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly FormShare[]>();
  const params = { teamId, formId };
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const result = await api.call(listShares, { params });
    if (!result.ok) throw createRefusalError(result, formId);
    setChanged(undefined);
    return result.value.shares;
  });
  const all = loaded.value && (changed ?? loaded.value);
  const replaceShare = (share: FormShare) => setChanged(all?.map((each) => (each.id === share.id ? share : each)));
  const update = async ({ id }: FormShare, body: ShareSettings & { readonly graphCredentialsId?: string }) => {
    const result = await api.call(updateShare, { params: { ...params, shareId: id }, body });
    if (!result.ok) return toShareRefusal(result, formId);
    replaceShare(result.value);
    return undefined;
  };
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async checkAccount() {
      const own = await api.call(getOwnGraphCredential, {});
      if (!own.ok) throw createRefusalError(own, formId);
      const isConnected = own.value.authorization === 'valid' && own.value.purposes.includes('files');
      return isConnected ? undefined : 'authorization-required';
    },
    async create(settings) {
      const body = { ...settings, graphCredentialsId: await loadCredentialId(api) };
      const result = await api.call(createShare, { params, body });
      if (!result.ok) return toShareRefusal(result, formId);
      setChanged([result.value, ...(all ?? [])]);
      return undefined;
    },
    update,
    authorize: async (share) => update(share, { graphCredentialsId: await loadCredentialId(api) }),
    async remove(share) {
      const result = await api.call(deleteShare, { params: { ...params, shareId: share.id } });
      // If another user already deleted the link, the result is the same.
      if (!result.ok && result.refusal !== 'not-found') throw createRefusalError(result, formId);
      setChanged(all?.filter(({ id }) => id !== share.id));
    },
  };
}

async function loadCredentialId(api: Pick<ApiClient, 'call'>): Promise<string> {
  const own = await api.call(getOwnGraphCredential, {});
  if (!own.ok) throw createRefusalError(own);
  return own.value.id;
}

function toShareRefusal(result: Parameters<typeof createRefusalError>[0], formId: string): ShareRefusal {
  const known = refusals.find((refusal) => refusal === result.refusal);
  if (!known) throw createRefusalError(result, formId);
  return known;
}
