import { type ApiOperation, idempotencyHeader, operations, sessionTokenHeader } from '@tideform/contract';
import type { SeededRandom } from '../create-seeded-random.ts';
import { createHostileJson, createRandomBody, hostileTexts } from './hostile-values.ts';

/** Existing values that an attacker with a share link could know. */
export interface KnownShares {
  readonly codes: readonly string[];
  readonly tokens: readonly string[];
  /** Texts that are inserted into request bodies: keys of fields, IDs of files, and names. */
  readonly texts: readonly string[];
}

/** Request for an operation for anonymous respondents, which may have faults. */
export interface BadShareRequest {
  readonly operation: string;
  readonly method: ApiOperation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const shareOperations = Object.values(operations).filter(({ path }) => path.startsWith('/api/form-share-session'));

/**
 * Creates a random request for an operation for anonymous respondents. Most of its values are valid, some are hostile.
 */
export function createBadShareRequest(random: SeededRandom, { codes, tokens, texts }: KnownShares): BadShareRequest {
  const operation: ApiOperation = random.pick(shareOperations);
  const wrong = random.pick([0, 0.02, 0.1, 0.4]);
  const code = random.maybe(wrong) ? random.pick(hostileTexts) : random.pick(codes);
  const query = new URLSearchParams(operation.caller === 'none' ? { code } : {});
  if (random.maybe(0.1))
    query.set(random.pick(['version', 'code', '__proto__']), random.pick(hostileTexts).toWellFormed());
  const token = random.maybe(wrong) ? random.pick(hostileTexts).replace(/[^\x21-\x7e]/g, '?') : random.pick(tokens);
  const hasBody = operation.method === 'POST';
  const body = random.maybe(wrong)
    ? createHostileJson(random)
    : createRandomBody(random, operation.body, { wrong, known: [...texts, ...codes] });
  return {
    operation: operation.name,
    method: operation.method,
    url: `${operation.path}?${query}`,
    headers: {
      ...(operation.caller === 'share' && { [sessionTokenHeader]: token }),
      ...(hasBody && { 'content-type': 'application/json' }),
      [idempotencyHeader]: 'a',
    },
    payload: hasBody ? body : undefined,
  };
}
