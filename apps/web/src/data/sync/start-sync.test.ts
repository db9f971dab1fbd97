// @vitest-environment jsdom
import type { Identity, PrintedResponse } from '@tideform/sync';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSync } from './start-sync.ts';
import type { FromWorker, ToWorker } from './token-channel.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Creates a tab with a fake sync worker that records messages and can send some. */
function startTestSync() {
  const messages: ToWorker[] = [];
  const terminate = vi.fn();
  const worker = {
    onmessage: null as ((event: { data: FromWorker }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    postMessage: (message: ToWorker) => void messages.push(message),
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
  const sendFromWorker = (data: FromWorker) => worker.onmessage?.({ data });
  return {
    sync,
    messages,
    sendFromWorker,
    fail: (message: string) => worker.onerror?.({ message }),
    terminate,
    onBlocked,
  };
}

const printed = { teamId: 'crew' } as unknown as PrintedResponse;

describe('the sync of a tab', () => {
  it('calls each callback of a sync request once with its result', () => {
    const { sync, messages, sendFromWorker } = startTestSync();
    const [first, second] = [vi.fn(), vi.fn()];
    sync.requestSync({ teamId: 'one', completionCallback: first });
    sync.requestSync({ teamId: 'two', completionCallback: second });
    sync.requestSync({ teamId: 'three' });
    const requests = messages.filter((message) => message.kind === 'requestSync');
    expect(requests.map(({ request, reply }) => [request.teamId, reply])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', undefined],
    ]);
    const outcome = { ok: true } as never;
    sendFromWorker({ kind: 'completed', reply: 2, outcome });
    sendFromWorker({ kind: 'completed', reply: 2, outcome });
    expect(second.mock.calls).toEqual([[outcome]]);
    expect(first).not.toHaveBeenCalled();
  });

  it('returns requested PDFs, or the reason why there is none', async () => {
    const { sync, sendFromWorker } = startTestSync();
    const [rendered, refused] = [sync.getPdf(printed), sync.getPdf(printed)];
    const pdf = new Blob(['%PDF-']);
    sendFromWorker({ kind: 'noPdf', reply: 2, failure: { kind: 'pdf-timeout', parameters: {} } });
    sendFromWorker({ kind: 'pdf', reply: 1, pdf });
    expect(await rendered).toBe(pdf);
    await expect(refused).rejects.toThrow('pdf-timeout');
  });

  it('reports changes of the status and the clock, and a worker that has stopped', () => {
    const { sync, sendFromWorker, fail, onBlocked } = startTestSync();
    const listener = vi.fn();
    sync.subscribe(listener);
    const status = { ...sync.status(), syncing: false };
    sendFromWorker({ kind: 'status', status });
    sendFromWorker({ kind: 'clock', aheadMs: 120_000 });
    expect([sync.status(), sync.clockAheadMs(), listener.mock.calls.length]).toEqual([status, 120_000, 2]);
    sendFromWorker({ kind: 'blocked' });
    expect(onBlocked).toHaveBeenCalledOnce();
    fail('out of memory');
    expect(sync.status()).toMatchObject({ level: 'error', kind: 'errors', syncing: false });
    expect(sync.status().errors).toHaveLength(1);
  });

  it('notifies the worker when the tab goes offline or online, until the sync is stopped', () => {
    const { sync, messages, sendFromWorker, terminate } = startTestSync();
    expect(messages[0]).toMatchObject({ kind: 'start', databaseName: 'of-ada', isOnline: true });
    window.dispatchEvent(new Event('offline'));
    expect(messages.at(-1)?.kind).toBe('online');
    sync.stop();
    const count = messages.length;
    window.dispatchEvent(new Event('online'));
    expect(messages).toHaveLength(count);
    sendFromWorker({ kind: 'stopped' });
    expect(terminate).toHaveBeenCalledOnce();
  });
});
