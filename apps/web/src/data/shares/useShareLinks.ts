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
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export type { FormShare } from '@tideform/contract';

/** What a builder says of a link; what is left out stays as it is. `null` takes a limit or a text away. */
export type ShareSettings = Partial<
  Pick<
    FormShare,
    'name' | 'opensAt' | 'closesAt' | 'mostResponses' | 'isOncePerDevice' | 'closingText' | 'embedOrigins'
  > & { readonly password: string | null }
>;

/** What the builder can do something about: lend their account first, or say something else. */
export type ShareRefusal = (typeof refusals)[number];

const refusals = [
  'authorization-required',
  'authorization-expired',
  'closes-before-it-opens',
  'owners-only',
  'too-many-shares',
] as const;

export interface ShareLinks {
  /** The newest first. `undefined`: not here yet, or not to be had. */
  readonly all: readonly FormShare[] | undefined;
  /** Why they did not come. */
  readonly cause: unknown;
  retry(): void;
  /** Whether a link can be made with the person's own account; the refusal if they have to connect it first. @throws what the server says */
  needsAccount(): Promise<ShareRefusal | undefined>;
  /** Makes one that writes with the person's own account. @throws what the server says */
  create(settings: ShareSettings): Promise<ShareRefusal | undefined>;
  /** @throws what the server says */
  change(share: FormShare, settings: ShareSettings): Promise<ShareRefusal | undefined>;
  /** From now on it writes with the person's own account. @throws what the server says */
  authorize(share: FormShare): Promise<ShareRefusal | undefined>;
  /** @throws what the server says */
  remove(share: FormShare): Promise<void>;
}

/** The links by which anybody answers a form, for who may build it. */
export function useShareLinks(teamId: string, formId: string): ShareLinks {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly FormShare[]>();
  const params = { teamId, formId };
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const answer = await api.call(listShares, { params });
    if (!answer.ok) throw refused(answer, formId);
    setChanged(undefined);
    return answer.value.shares;
  });
  const all = loaded.value && (changed ?? loaded.value);
  const put = (share: FormShare) => setChanged(all?.map((each) => (each.id === share.id ? share : each)));
  const update = async ({ id }: FormShare, body: ShareSettings & { readonly graphCredentialsId?: string }) => {
    const answer = await api.call(updateShare, { params: { ...params, shareId: id }, body });
    if (!answer.ok) return named(answer, formId);
    put(answer.value);
    return undefined;
  };
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async needsAccount() {
      const own = await api.call(getOwnGraphCredential, {});
      if (!own.ok) throw refused(own, formId);
      const isConnected = own.value.authorization === 'valid' && own.value.purposes.includes('files');
      return isConnected ? undefined : 'authorization-required';
    },
    async create(settings) {
      const body = { ...settings, graphCredentialsId: await ownCredential(api) };
      const answer = await api.call(createShare, { params, body });
      if (!answer.ok) return named(answer, formId);
      setChanged([answer.value, ...(all ?? [])]);
      return undefined;
    },
    change: update,
    authorize: async (share) => update(share, { graphCredentialsId: await ownCredential(api) }),
    async remove(share) {
      const answer = await api.call(deleteShare, { params: { ...params, shareId: share.id } });
      // Somebody else has deleted it: that is what was wanted.
      if (!answer.ok && answer.refusal !== 'not-found') throw refused(answer, formId);
      setChanged(all?.filter(({ id }) => id !== share.id));
    },
  };
}

async function ownCredential(api: Pick<ApiClient, 'call'>): Promise<string> {
  const own = await api.call(getOwnGraphCredential, {});
  if (!own.ok) throw refused(own);
  return own.value.id;
}

function named(answer: Parameters<typeof refused>[0], formId: string): ShareRefusal {
  const known = refusals.find((refusal) => refusal === answer.refusal);
  if (!known) throw refused(answer, formId);
  return known;
}
