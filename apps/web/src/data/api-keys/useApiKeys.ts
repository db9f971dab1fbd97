import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface ApiKeys {
  /** `undefined`: not here yet, or not to be had. */
  readonly all: readonly ApiKey[] | undefined;
  /** Why they did not come. */
  readonly cause: unknown;
  retry(): void;
  /** @returns the key itself, for this one time @throws what the server says */
  create(name: string): Promise<string | { readonly refusal: 'too-many-keys' }>;
  /** @throws what the server says */
  revoke(key: ApiKey): Promise<void>;
}

/** The keys of a team, for its owners; nobody else asks for them. */
export function useApiKeys(teamId: string, isOwner: boolean): ApiKeys {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly ApiKey[]>();
  const loaded = useLoaded(isOwner ? teamId : undefined, async () => {
    const answer = await api.call(listApiKeys, { params: { teamId } });
    if (!answer.ok) throw refused(answer);
    setChanged(undefined);
    return answer.value.apiKeys;
  });
  const all = loaded.value && (changed ?? loaded.value);
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async create(name) {
      const answer = await api.call(createApiKey, { params: { teamId }, body: { name } });
      if (!answer.ok) {
        if (answer.refusal === 'too-many-keys') return { refusal: answer.refusal };
        throw refused(answer);
      }
      setChanged([...(all ?? []), answer.value.apiKey]);
      return answer.value.key;
    },
    async revoke({ id }) {
      const answer = await api.call(revokeApiKey, { params: { teamId, keyId: id } });
      if (!answer.ok) throw refused(answer);
      setChanged(all?.filter((each) => each.id !== id));
    },
  };
}
