// @vitest-environment jsdom
import type { Identity, PrintedResponse } from '@tideform/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSync } from './start-sync.ts';
import type { FromWorker, ToWorker } from './sync-messages.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Creates a tab with a fake sync worker that records messages and can send some. */
function open() {
  const told: ToWorker[] = [];
  const terminate = vi.fn();
  const worker = {
    onmessage: null as ((event: { data: FromWorker }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    postMessage: (message: ToWorker) => void told.push(message),
    terminate,
  };
  const onBlocked = vi.fn();
  const sync = startSync({
    auth: { token: async () => 'a token' } as never,
    identity: { userId: 'ada', tenantId: 't' } as Identity,
    locale: { language: 'en', locale: 'en-GB' },
    graphBaseUrl: '/v1.0',
    databaseName: 'of-ada',
    worker: worker as unknown as Worker,
    onBlocked,
  });
  stops.push(sync.stop);
  const say = (data: FromWorker) => worker.onmessage?.({ data });
  return { sync, told, say, fail: (message: string) => worker.onerror?.({ message }), terminate, onBlocked };
}

const printed = { teamId: 'crew' } as unknown as PrintedResponse;

describe('the sync of a tab', () => {
  it('calls each callback of a sync request once with its result', () => {
    const { sync, told, say } = open();
    const [first, second] = [vi.fn(), vi.fn()];
    sync.requestSync({ teamId: 'one', completionCallback: first });
    sync.requestSync({ teamId: 'two', completionCallback: second });
    sync.requestSync({ teamId: 'three' });
    const asked = told.filter((message) => message.kind === 'requestSync');
    expect(asked.map(({ request, reply }) => [request.teamId, reply])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', undefined],
    ]);
    const outcome = { ok: true } as never;
    say({ kind: 'completed', reply: 2, outcome });
    say({ kind: 'completed', reply: 2, outcome });
    expect(second.mock.calls).toEqual([[outcome]]);
    expect(first).not.toHaveBeenCalled();
  });

  it('returns requested PDFs, or the reason why there is none', async () => {
    const { sync, say } = open();
    const [drawn, refused] = [sync.getPdf(printed), sync.getPdf(printed)];
    const pdf = new Blob(['%PDF-']);
    say({ kind: 'noPdf', reply: 2, failure: { kind: 'pdf-timeout', parameters: {} } });
    say({ kind: 'pdf', reply: 1, pdf });
    expect(await drawn).toBe(pdf);
    await expect(refused).rejects.toThrow('pdf-timeout');
  });

  it('reports changes of the status and the clock, and a worker that has stopped', () => {
    const { sync, say, fail, onBlocked } = open();
    const listener = vi.fn();
    sync.subscribe(listener);
    const status = { ...sync.status(), syncing: false };
    say({ kind: 'status', status });
    say({ kind: 'clock', aheadMs: 120_000 });
    expect([sync.status(), sync.clockAheadMs(), listener.mock.calls.length]).toEqual([status, 120_000, 2]);
    say({ kind: 'blocked' });
    expect(onBlocked).toHaveBeenCalledOnce();
    fail('out of memory');
    expect(sync.status()).toMatchObject({ level: 'error', kind: 'errors', syncing: false });
    expect(sync.status().errors).toHaveLength(1);
  });

  it('notifies the worker when the tab goes offline or online, until the sync is stopped', () => {
    const { sync, told, say, terminate } = open();
    expect(told[0]).toMatchObject({ kind: 'start', databaseName: 'of-ada', isOnline: true });
    window.dispatchEvent(new Event('offline'));
    expect(told.at(-1)?.kind).toBe('online');
    sync.stop();
    const count = told.length;
    window.dispatchEvent(new Event('online'));
    expect(told).toHaveLength(count);
    say({ kind: 'stopped' });
    expect(terminate).toHaveBeenCalledOnce();
  });
});
