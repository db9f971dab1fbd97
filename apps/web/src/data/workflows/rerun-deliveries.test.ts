import { describe, expect, it } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { createRerunBody, type Delivery, toDeliveries } from './load-deliveries.ts';
import { countDeliveries, planReruns, rerunDeliveries } from './rerun-deliveries.ts';

const createDelivery = (id: string, status: Delivery['status']) => ({ kind: 'webhook', id, status }) as Delivery;
const statuses = new Map([
  ['r1', [createDelivery('a', 'sent'), createDelivery('b', 'error')]],
  ['r2', [createDelivery('a', 'sent'), createDelivery('b', 'sent')]],
  ['r3', [createDelivery('a', 'waiting')]],
  ['r4', []],
]);
const none: ReadonlySet<string> = new Set();

describe('planning reruns', () => {
  it('skips deliveries that were sent or are pending, unless all are to be rerun', () => {
    expect(planReruns({ statuses, deselectedIds: none, isOnlyUnsent: true })).toEqual([
      { responseId: 'r1', ids: ['b'] },
      { responseId: 'r3', ids: ['b'] },
      { responseId: 'r4' },
    ]);
    const everybody = ['r1', 'r2', 'r3', 'r4'].map((responseId) => ({ responseId }));
    expect(planReruns({ statuses, deselectedIds: none, isOnlyUnsent: false })).toEqual(everybody);
  });

  it('skips deselected webhooks', () => {
    const ids = planReruns({ statuses, deselectedIds: new Set(['b']), isOnlyUnsent: false }).map((plan) => plan.ids);
    expect(ids).toEqual([['a'], ['a'], ['a'], ['a']]);
    expect(planReruns({ statuses, deselectedIds: new Set(['a', 'b']), isOnlyUnsent: false })).toEqual([]);
  });
});

it.each([
  ['only failed and unsent deliveries', true, none, 1 + 1 + 2],
  ['everything', false, none, 4 * 2],
  ['only one webhook', false, new Set(['b']), 4],
  ['nothing', false, new Set(['a', 'b']), 0],
] as const)('counts deliveries instead of responses: %s', (_, isOnlyUnsent, deselectedIds, count) => {
  expect(countDeliveries(planReruns({ statuses, deselectedIds, isOnlyUnsent }), statuses)).toBe(count);
});

it('returns no count of deliveries if no webhook is known', () => {
  const unknown = new Map([['r4', []]]);
  expect(
    countDeliveries(planReruns({ statuses: unknown, deselectedIds: none, isOnlyUnsent: true }), unknown),
  ).toBeUndefined();
});

it('includes the email unless it may have arrived', () => {
  const email = (failure: string) => ({ kind: 'email', id: 'email', status: 'error', failure }) as Delivery;
  const emails = new Map([
    ['r1', [email('refused')]],
    ['r2', [email('uncertain')]],
    ['r3', [email('some-recipients-refused')]],
  ]);
  expect(planReruns({ statuses: emails, deselectedIds: none, isOnlyUnsent: true })).toEqual([
    { responseId: 'r1', ids: ['email'] },
  ]);
  expect(createRerunBody('r1', ['a', 'email'])).toEqual({ responseId: 'r1', webhookIds: ['a'], email: true });
  expect(toDeliveries({ webhooks: [], email: email('refused') as never })).toMatchObject([
    { kind: 'email', id: 'email' },
  ]);
});

describe('rerunning many deliveries', () => {
  const plans = Array.from({ length: 12 }, (_, at) => ({ responseId: `r${at}` }));
  const responseOf = (input: Readonly<Record<string, unknown>>) => (input.body as { responseId: string }).responseId;

  function begin(answer: (responseId: string) => unknown, stop = new AbortController()) {
    let [running, maxRunning, done] = [0, 0, 0];
    const waits: number[] = [];
    const api = createFakeApi({
      async rerunDelivery(input) {
        maxRunning = Math.max(maxRunning, ++running);
        await Promise.resolve();
        running -= 1;
        return answer(responseOf(input));
      },
    });
    const wait = async (ms: number) => void waits.push(ms);
    const ports = { api, teamId: 'team1', formId: 'form1', wait };
    const onDone = () => void ++done;
    return {
      run: rerunDeliveries(ports, plans, { signal: stop.signal, onDone }),
      seen: () => ({ most: maxRunning, done, waits }),
    };
  }

  it('runs five at a time and continues after failures', async () => {
    const { run, seen } = begin((id) =>
      id === 'r3' ? createRefusal('not-stored') : createSuccess({ webhookIds: [] }),
    );
    const result = await run;
    expect(result.failed).toEqual([{ responseId: 'r3' }]);
    expect(result.cause).toMatchObject({ kind: 'request-failed' });
    expect(seen()).toEqual({ most: 5, done: 11, waits: [] });
  });

  it('waits as long as the server requests if it is rate-limiting', async () => {
    let isFirst = true;
    const { run, seen } = begin(() => {
      if (!isFirst) return createSuccess({ webhookIds: [] });
      isFirst = false;
      return { ...createRefusal('too-many-requests'), retryAfterSeconds: 7 };
    });
    expect((await run).failed).toEqual([]);
    expect(seen()).toEqual({ most: 5, done: 12, waits: [7000] });
  });

  it('starts no more reruns after it is canceled', async () => {
    const stop = new AbortController();
    const { run, seen } = begin((id) => {
      if (id === 'r4') stop.abort();
      return createSuccess({ webhookIds: [] });
    }, stop);
    expect((await run).failed).toEqual([]);
    expect(seen().done).toBeLessThanOrEqual(9);
  });
});
