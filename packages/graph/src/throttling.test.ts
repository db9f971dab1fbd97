import { describe, expect, it } from 'vitest';
import { createGraphClient } from './create-client.ts';
import { operations } from './operations.ts';
import {
  baseUrl,
  createJsonResponse,
  createRefusal,
  createScriptedClient,
  sampleUser,
} from './testing/scripted-service.ts';

describe('throttling', () => {
  const throttled = (status = 429, seconds = '7') =>
    createRefusal(status, 'activityLimitReached', { 'Retry-After': seconds });

  it('[GR-204] waits for Retry-After plus a random share, and repeats the call, even a POST', async () => {
    const scripted = createScriptedClient(throttled(), throttled(429, '2'), createJsonResponse({ value: [] }));
    const body = { recipients: [], roles: ['read'] };
    await scripted.client.call(operations.invite, { driveId: 'd', itemId: '1' }, { body });
    expect(scripted.waits).toEqual([7000 * 1.5, 2000 * 2]);
  });

  it('[GR-204] gives up after four tries, and returns the time to wait', async () => {
    const scripted = createScriptedClient(throttled(), throttled(), throttled(), throttled());
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 7,
    });
    expect(scripted.requests).toHaveLength(4);
  });

  it('[GR-205] does not repeat a 429 without Retry-After for sorted rows, which is the list threshold', async () => {
    const scripted = createScriptedClient(createRefusal(429, 'activityLimitReached'));
    const query = { orderby: 'fields/Title desc' };
    const sorted = scripted.client.page(operations.listDriveListItems, { driveId: 'd' }, { query });
    await expect(sorted).rejects.toMatchObject({ status: 429 });
    expect(scripted.requests).toHaveLength(1);
    expect(scripted.waits).toEqual([]);
  });

  const hints: readonly (readonly [
    string,
    Record<string, string>,
    number | undefined,
    { readonly asked: number } | undefined,
  ])[] = [
    ['none', {}, undefined, undefined],
    ['seconds', { 'Retry-After': '7' }, undefined, { asked: 7 }],
    [
      'a date after that of the reply',
      { 'Retry-After': 'Mon, 23 Nov 2026 08:00:07 GMT', Date: 'Mon, 23 Nov 2026 08:00:00 GMT' },
      undefined,
      { asked: 7 },
    ],
    [
      'a date after our clock',
      { 'Retry-After': 'Mon, 23 Nov 2026 08:00:07 GMT' },
      Date.UTC(2026, 10, 23, 8),
      { asked: 7 },
    ],
    [
      'a date that has passed',
      { 'Retry-After': 'Mon, 23 Nov 2026 07:00:00 GMT' },
      Date.UTC(2026, 10, 23, 8),
      { asked: 1 },
    ],
    [
      'a date that nothing can be compared with',
      { 'Retry-After': 'Mon, 23 Nov 2026 08:00:07 GMT' },
      undefined,
      undefined,
    ],
    ['nonsense', { 'Retry-After': 'soon' }, Date.UTC(2026, 10, 23, 8), undefined],
    ['a negative number', { 'Retry-After': '-5' }, Date.UTC(2026, 10, 23, 8), undefined],
  ];

  it.each(hints)('[GR-204] waits after a 429 with %s as Retry-After', async (_, headers, now, hint) => {
    const scripted = createScriptedClient(
      { now },
      createRefusal(429, 'activityLimitReached', headers),
      createJsonResponse(sampleUser),
    );
    expect(await scripted.client.call(operations.getMe, {})).toEqual(sampleUser);
    // The client adds jitter of half the requested wait, because the random number is 0.5.
    expect(scripted.waits).toEqual([hint ? hint.asked * 1500 : 1000]);
  });

  it.each(hints)('[GR-208] waits after a 429 in a batch with %s as Retry-After', async (_, headers, now, hint) => {
    const entry = (status: number, more: object) =>
      createJsonResponse({ responses: [{ id: '0', status, headers: more, body: sampleUser }] });
    const scripted = createScriptedClient({ now }, entry(429, headers), entry(200, {}));
    expect(await scripted.client.batchGet(['/me'])).toMatchObject([{ status: 200, body: sampleUser }]);
    expect(scripted.waits).toEqual([hint ? hint.asked * 1000 : 1000]);
  });

  it('[GR-204] doubles the waits without Retry-After, and returns the time to wait in the end', async () => {
    const createNoHint = () => createRefusal(429, 'activityLimitReached');
    const scripted = createScriptedClient(createNoHint(), createNoHint(), createNoHint(), createNoHint());
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ status: 429 });
    expect(scripted.waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it('[GR-204] does not wait for a Retry-After date that is too far away, and returns the wait to the caller', async () => {
    const headers = { 'Retry-After': 'Mon, 23 Nov 2026 08:10:00 GMT', Date: 'Mon, 23 Nov 2026 08:00:00 GMT' };
    const scripted = createScriptedClient(createRefusal(503, 'serviceNotAvailable', headers));
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ retryAfterSeconds: 600 });
  });

  it('[GR-208] repeats a batch after a 503, since it only reads, and entries with 503', async () => {
    const answer = (status: number) =>
      createJsonResponse({ responses: [{ id: '0', status, headers: {}, body: sampleUser }] });
    const scripted = createScriptedClient(createRefusal(503, 'serviceNotAvailable'), answer(503), answer(200));
    expect(await scripted.client.batchGet(['/me'])).toMatchObject([{ status: 200 }]);
    expect(scripted.waits).toEqual([1000, 1000]);
  });

  it('[GR-204] repeats a read and a repeatable POST after a 503, with growing waits', async () => {
    const createUnavailable = () => createRefusal(503, 'serviceNotAvailable');
    const scripted = createScriptedClient(
      createUnavailable(),
      createUnavailable(),
      createJsonResponse(sampleUser),
      createUnavailable(),
      new Response(null, { status: 204 }),
    );
    await scripted.client.call(operations.getMe, {});
    expect(scripted.waits).toEqual([1000, 2000]);
    await scripted.client.call(operations.checkOut, { driveId: 'd', itemId: '1' });
    expect(scripted.waits).toEqual([1000, 2000, 1000]);
  });

  const message = { subject: 'Hi', toRecipients: [], body: { contentType: 'text', content: '' } };
  const renamed = { name: 'New', folder: {}, '@microsoft.graph.conflictBehavior': 'rename' } as const;

  it('[GR-204] repeats any POST after a 503 with Retry-After, and only repeatable ones without it', async () => {
    const scripted = createScriptedClient(
      createRefusal(503, 'serviceNotAvailable', { 'Retry-After': '2' }),
      new Response(null, { status: 202 }),
      createRefusal(503, 'serviceNotAvailable'),
      createRefusal(503, 'serviceNotAvailable'),
    );
    const { call } = scripted.client;
    await call(operations.sendMail, {}, { body: { message } });
    expect(scripted.waits).toEqual([2000]);
    await expect(call(operations.sendMail, {}, { body: { message } })).rejects.toMatchObject({ status: 503 });
    const child = call(operations.createChild, { driveId: 'd', itemId: '1' }, { body: renamed });
    await expect(child).rejects.toMatchObject({ status: 503 });
  });

  it('[GR-204] returns a long wait to the caller', async () => {
    const scripted = createScriptedClient(throttled(429, '600'));
    await expect(scripted.client.call(operations.getMe, {})).rejects.toMatchObject({ retryAfterSeconds: 600 });
  });

  it('[GR-204] delays every other call of the client meanwhile', async () => {
    const order: string[] = [];
    const pause = Promise.withResolvers<void>();
    const answers = [throttled(), createJsonResponse(sampleUser), createJsonResponse(sampleUser)];
    const client = createGraphClient({
      baseUrl,
      fetch: async (input) => {
        order.push(new URL(String(input)).pathname);
        return answers.shift()!;
      },
      token: async () => 't',
      wait: () => {
        order.push('wait');
        return pause.promise;
      },
      random: () => 0,
    });
    const first = client.call(operations.getMe, {});
    await expect.poll(() => order).toContain('wait');
    const second = client.call(operations.getUser, { userId: 'ada' });
    order.push('asked');
    pause.resolve();
    await Promise.all([first, second]);
    expect(order.slice(0, 3)).toEqual(['/v1.0/me', 'wait', 'asked']);
    expect(order.slice(3).sort()).toEqual(['/v1.0/me', '/v1.0/users/ada']);
  });

  it('[GR-204] extends the delay of a waiting call if Graph requests a longer wait', async () => {
    const sent: string[] = [];
    const pauseCalls = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const started: Promise<void>[] = [];
    const slow = Promise.withResolvers<Response>();
    const answers = [slow.promise, Promise.resolve(throttled()), Promise.resolve(new Response('bytes'))];
    const client = createGraphClient({
      baseUrl,
      fetch: (input) => {
        sent.push(new URL(String(input)).pathname);
        return answers.shift() ?? Promise.resolve(createJsonResponse(sampleUser));
      },
      token: async () => 't',
      wait: () => {
        const pause = pauseCalls[started.length]!.promise;
        started.push(pause);
        return pause;
      },
      random: () => 0,
    });
    const calls = [client.call(operations.getMe, {}), client.call(operations.getMe, {})];
    await expect.poll(() => started.length).toBe(1);
    const download = client.download('https://files.test/content');
    slow.resolve(throttled());
    await expect.poll(() => started.length).toBe(2);
    pauseCalls[0]!.resolve();
    await started[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual(['/v1.0/me', '/v1.0/me']);
    pauseCalls[1]!.resolve();
    await Promise.all([...calls, download]);
  });
});
