import { createApiClient, getShareSessionToken, ServerOutage, submitShare } from '@tideform/contract';
import type { LoadTestEnvironment } from './open-load-test-environment.ts';

export interface LoadResult {
  /** Acknowledged responses: maps the ID of a response to its answer to `place`. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Durations of successful submits in milliseconds. */
  readonly submitMs: readonly number[];
  /** Durations of successful session requests in milliseconds. */
  readonly sessionMs: readonly number[];
  /** Maps a reason to the number of HTTP responses that asked the client to retry later. */
  readonly busy: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
  /** Milliseconds from the first submit to the last HTTP response. */
  readonly tookMs: number;
}

/** Time between opening and submitting, in milliseconds: faster submits have to pass a bot check. */
const readsForMs = 2_500;

/** Answer with 2,000 characters, like a witness report. */
const story = 'The gangway slipped while the crew came ashore; nobody was hurt. '.repeat(31).slice(0, 2000);

/**
 * Simulates respondents who arrive at a constant rate, however long earlier respondents take. Each one retries when the
 * server asks for it.
 */
export async function sendAll(
  { origin, code }: LoadTestEnvironment,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<LoadResult> {
  const acknowledged = new Map<string, string>();
  const submitMs: number[] = [];
  const sessionMs: number[] = [];
  const busy = new Map<string, number>();
  const failures: string[] = [];

  const visit = async (number: number) => {
    // NOTE: each respondent has another IP address: the server trusts this header from proxies on its own machine.
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const fetchAs: typeof fetch = (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': address },
      });
    const apiWith = (token: string) => createApiClient({ baseUrl: origin, fetch: fetchAs, token: async () => token });
    const session = await retryWhileBusy(busy, async () => {
      const from = performance.now();
      const answer = await apiWith('').call(getShareSessionToken, { query: { code } });
      if (answer.ok) sessionMs.push(performance.now() - from);
      return answer;
    });
    await pause(readsForMs);
    const place = `Quay ${number}`;
    const body = { version: 1, data: { data: { place, what: story, count: number } }, pdf: null };
    await retryWhileBusy(busy, async () => {
      const from = performance.now();
      const answer = await apiWith(session.token).call(submitShare, { body, idempotencyKey: session.id });
      if (answer.ok) submitMs.push(performance.now() - from);
      return answer;
    });
    acknowledged.set(session.id, place);
  };

  const started = performance.now();
  const visits: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    await pause(started + (number * 1000) / rate - performance.now());
    visits.push(visit(number).catch((cause: unknown) => void failures.push(String(cause))));
    if (number % (rate * 10) === 0) console.log(`${number} have arrived, ${acknowledged.size} are acknowledged`);
  }
  await Promise.all(visits);
  return { acknowledged, submitMs, sessionMs, busy, failures, tookMs: performance.now() - started - readsForMs };
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: string; readonly retryAfterSeconds?: number };

/**
 * Repeats a request as long as the server asks the client to retry, like the page for anonymous respondents does.
 *
 * @throws an error for any other refusal
 */
async function retryWhileBusy<Value>(busy: Map<string, number>, request: () => Promise<Answer<Value>>): Promise<Value> {
  for (;;) {
    const answer = await request().catch((cause: unknown): Answer<Value> => {
      if (!(cause instanceof ServerOutage)) throw cause;
      const { retryAfterSeconds } = cause;
      return { ok: false, refusal: cause.reason, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    });
    if (answer.ok) return answer.value;
    if (!['too-many-requests', 'busy', 'server-error', 'network'].includes(answer.refusal))
      throw new Error(answer.refusal);
    busy.set(answer.refusal, (busy.get(answer.refusal) ?? 0) + 1);
    await pause((answer.retryAfterSeconds ?? 2) * 1000);
  }
}

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
