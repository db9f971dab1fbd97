import { type ApiOperation, idempotencyHeader, operations, sessionTokenHeader } from '@tideform/contract';
import type { Chance } from '../chance.ts';
import { writeBody } from './body-from-schema.ts';
import { hostileJson, hostileTexts } from './hostile-values.ts';

/** Existing values that an attacker with a share link could know. */
export interface KnownShares {
  readonly codes: readonly string[];
  readonly tokens: readonly string[];
  /** Texts that are inserted into request bodies: keys of fields, IDs of files, and names. */
  readonly texts: readonly string[];
}

/** Request for an operation for anonymous respondents, which may have faults. */
export interface BadCall {
  readonly operation: string;
  readonly method: ApiOperation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const table = Object.values(operations).filter(({ path }) => path.startsWith('/api/form-share-session'));

/**
 * Creates a random request for an operation for anonymous respondents. Most of its values are valid, some are hostile.
 */
export function makeShareRequest(chance: Chance, { codes, tokens, texts }: KnownShares): BadCall {
  const operation: ApiOperation = chance.pick(table);
  const wrong = chance.pick([0, 0.02, 0.1, 0.4]);
  const code = chance.maybe(wrong) ? chance.pick(hostileTexts) : chance.pick(codes);
  const query = new URLSearchParams(operation.caller === 'none' ? { code } : {});
  if (chance.maybe(0.1))
    query.set(chance.pick(['version', 'code', '__proto__']), chance.pick(hostileTexts).toWellFormed());
  const token = chance.maybe(wrong) ? chance.pick(hostileTexts).replace(/[^\x21-\x7e]/g, '?') : chance.pick(tokens);
  const hasBody = operation.method === 'POST';
  const body = chance.maybe(wrong)
    ? hostileJson(chance)
    : writeBody(chance, operation.body, { wrong, known: [...texts, ...codes] });
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
