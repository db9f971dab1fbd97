import { createApiClient, getShareSessionToken, ServerOutage, submitShare } from '@tideform/contract';
import type { LoadWorld } from './open-load-world.ts';

export interface Sent {
  /** What the server has thanked for: id of the response → the place that it names. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Time of each submit that was taken at once, in ms. */
  readonly submitMs: readonly number[];
  /** Time of each opening of a session that was answered at once, in ms. */
  readonly sessionMs: readonly number[];
  /** Answers that told a stranger to come back, by status. */
  readonly busy: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
  /** From the first submit to the last answer. */
  readonly tookMs: number;
}

/** Who submits sooner has to prove that they are no program. */
const readsForMs = 2_500;

/** 2 kB, as somebody writes who has seen something. */
const story = 'The gangway slipped while the crew came ashore; nobody was hurt. '.repeat(31).slice(0, 2000);

/** Strangers come evenly, whatever becomes of those before them; who is told to come back does so once the time is over. */
export async function sendAll(
  { origin, code }: LoadWorld,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<Sent> {
  const acknowledged = new Map<string, string>();
  const submitMs: number[] = [];
  const sessionMs: number[] = [];
  const busy = new Map<string, number>();
  const failures: string[] = [];

  const visit = async (number: number) => {
    // NOTE: each from another address, as strangers do: the server trusts what proxies of its own machine say.
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const ask: typeof fetch = (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': address },
      });
    const apiWith = (token: string) => createApiClient({ baseUrl: origin, fetch: ask, token: async () => token });
    const session = await patiently(busy, async () => {
      const from = performance.now();
      const answer = await apiWith('').call(getShareSessionToken, { query: { code } });
      if (answer.ok) sessionMs.push(performance.now() - from);
      return answer;
    });
    await pause(readsForMs);
    const place = `Quay ${number}`;
    const body = { version: 1, data: { data: { place, what: story, count: number } }, pdf: null };
    await patiently(busy, async () => {
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
    if (number % (rate * 10) === 0) console.log(`${number} have come, ${acknowledged.size} were thanked`);
  }
  await Promise.all(visits);
  return { acknowledged, submitMs, sessionMs, busy, failures, tookMs: performance.now() - started - readsForMs };
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: string; readonly retryAfterSeconds?: number };

/** Asks again as long as the server says so, as the page does. @throws any other refusal */
async function patiently<Value>(busy: Map<string, number>, ask: () => Promise<Answer<Value>>): Promise<Value> {
  for (;;) {
    const answer = await ask().catch((cause: unknown): Answer<Value> => {
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
