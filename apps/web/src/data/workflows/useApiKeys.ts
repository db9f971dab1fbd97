import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

export interface ApiKeys {
  /** API keys of the team; `undefined` while loading and if loading failed. */
  readonly all: readonly ApiKey[] | undefined;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
  /**
   * Creates an API key.
   * @returns the key itself, which the server never returns again
   * @throws FailureError, ServerOutage
   */
  create(name: string): Promise<string | { readonly refusal: 'too-many-keys' }>;
  /**
   * Revokes an API key.
   * @throws FailureError, ServerOutage
   */
  revoke(key: ApiKey): Promise<void>;
}

/**
 * Loads the API keys of a team, and returns functions that create and revoke keys. Only owners may list API keys, so
 * nothing is loaded for other users.
 */
export function useApiKeys(teamId: string, isOwner: boolean): ApiKeys {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly ApiKey[]>();
  const loaded = useLoaded(isOwner ? teamId : undefined, async () => {
    const result = await api.call(listApiKeys, { params: { teamId } });
    if (!result.ok) throw createRefusalError(result);
    setChanged(undefined);
    return result.value.apiKeys;
  });
  const all = loaded.value && (changed ?? loaded.value);
  return {
    all,
    cause: loaded.cause,
    retry: loaded.retry,
    async create(name) {
      const result = await api.call(createApiKey, { params: { teamId }, body: { name } });
      if (!result.ok) {
        if (result.refusal === 'too-many-keys') return { refusal: result.refusal };
        throw createRefusalError(result);
      }
      setChanged([...(all ?? []), result.value.apiKey]);
      return result.value.key;
    },
    async revoke({ id }) {
      const result = await api.call(revokeApiKey, { params: { teamId, keyId: id } });
      if (!result.ok) throw createRefusalError(result);
      setChanged(all?.filter((each) => each.id !== id));
    },
  };
}
