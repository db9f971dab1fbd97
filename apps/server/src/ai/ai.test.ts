import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  createApiClient,
  generateCode,
  generateTemplate,
  ServerOutage,
  templatePromptLimits,
} from '@tideform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aiProviders } from '../external-services/ai/ai-config.ts';
import { createAiProvider } from '../external-services/ai/create-ai-provider.ts';
import { type AiServer, startAiServer } from '../testing/start-ai-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const prompt = 'A daily excavator check with a signature';
const createPdfUpload = (bytes: string | Uint8Array<ArrayBuffer> = '%PDF-1.7 …') => ({
  ...{ field: 'files', name: 'a.pdf', content: new Blob([bytes]) },
});

describe.each(aiProviders)('an AI provider with the protocol of %s', (provider) => {
  let service: AiServer;
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    service = await startAiServer(provider);
    test = await startTestApp({}, { aiProvider: createAiProvider(service.account, { fetch, silenceMs: 300 }) });
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });

  /** Creates a client of a new user, since calls are counted per user. */
  const person = async (): Promise<ApiClient> => {
    const token = await test.tokens.signTenantToken({ userId: randomUUID(), tenantId: 'tenant1' });
    return createApiClient({ baseUrl: origin, fetch, token: async () => token });
  };

  async function generate(body = { prompt }, files = [] as ReturnType<typeof createPdfUpload>[]) {
    const result = await (await person()).call(generateTemplate, { body, files });
    if (!result.ok) return result.refusal;
    return Array.fromAsync(result.value, (chunk) => ('text' in chunk ? chunk.text : `! ${chunk.failure}`));
  }

  it('streams a form in chunks', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answer('whole', ['{"title": "Prüf', 'liste"}'], promise);
    const result = await (await person()).call(generateTemplate, { body: { prompt }, files: [createPdfUpload()] });
    if (!result.ok) throw new Error(result.refusal);
    const chunks = result.value[Symbol.asyncIterator]();
    expect(await chunks.next()).toEqual({ done: false, value: { text: '{"title": "Prüf' } });
    resolve();
    expect(await chunks.next()).toEqual({ done: false, value: { text: 'liste"}' } });
    expect(await chunks.next()).toMatchObject({ done: true });
    const { body, headers } = service.requests.at(-1)!;
    expect(body).toContain(prompt);
    expect(body).toContain(Buffer.from('%PDF-1.7 …').toString('base64'));
    expect([headers['x-api-key'], headers.authorization].filter(Boolean).join()).toContain('key-of-the-operator');
  });

  it.each([
    ['cut', 'cut'],
    ['invalid', 'unavailable'],
    ['refusing', 'refused'],
    ['too-long', 'too-long'],
    ['silent', 'silent'],
  ] as const)('ends the stream with the reason why a form is incomplete: %s', async (behaviour, failure) => {
    service.answer(behaviour, ['{"title": ']);
    expect(await generate()).toEqual(['{"title": ', `! ${failure}`]);
  });

  it.each([
    ['busy', 'busy'],
    ['failing', 'unavailable'],
  ] as const)('reports why nothing was generated: %s', async (behaviour, failure) => {
    service.answer(behaviour);
    expect(await generate()).toEqual([`! ${failure}`]);
    const body = { prompt, language: 'javascript' as const, context: { type: 'number', key: 'a', label: 'A' } };
    expect(await (await person()).call(generateCode, { body })).toMatchObject({ ok: false, refusal: failure });
  });

  it('aborts the request when the client disconnects', async () => {
    service.answer('whole', ['{', '}'], new Promise(() => undefined));
    const stop = new AbortController();
    const result = await (await person()).call(generateTemplate, { body: { prompt } }, stop.signal);
    if (!result.ok) throw new Error(result.refusal);
    const chunks = result.value[Symbol.asyncIterator]();
    await chunks.next();
    stop.abort();
    await expect(chunks.next()).rejects.toThrow(ServerOutage);
    await service.disconnected;
  });

  it('refuses invalid prompts and files without calling the provider', async () => {
    const before = service.requests.length;
    expect(await generate({ prompt: 'A form, please     ' })).toBe('too-short');
    expect(await generate({ prompt }, [createPdfUpload('GIF89a')])).toBe('not-a-pdf');
    expect(await generate({ prompt }, [createPdfUpload(), createPdfUpload()])).toBe('too-many-files');
    const large = new Uint8Array(templatePromptLimits.pdfBytes + 1);
    large.set(Buffer.from('%PDF-1.7'));
    expect(await generate({ prompt: '' }, [createPdfUpload(large)])).toBe('file-too-large');
    expect(await generate({ prompt: 'a'.repeat(10_001) })).toBe('invalid-request');
    expect(service.requests.length).toBe(before);
  });

  const code = { prompt, language: 'javascript' as const, context: { type: 'number', key: 'a', label: 'A' } };
  const none: { field: string; name: string; content: Blob }[] = [];
  const ofBytes = (bytes: number) => {
    const content = new Uint8Array(bytes);
    content.set(Buffer.from('%PDF-1.7'));
    return [{ field: 'files', name: 'form.pdf', content: new Blob([content]) }];
  };
  it.each([
    [
      'a short description of code',
      { code: 'Too short' },
      'Please provide a more detailed prompt (at least 20 characters)',
    ],
    ['a long code description', { code: 'a'.repeat(1001) }, 'Prompt is too long, maximum 1000 characters'],
    ['a short description of a form', { form: 'A form' }, 'Too short, provide more details'],
    ['a long form description', { form: 'a'.repeat(10_001) }, 'Prompt is too long, maximum 10000 characters'],
    ['a PDF of 6 MB', { form: prompt, files: ofBytes(6_000_000) }, 'The PDF is too large, maximum 5 MB'],
    ['a PDF of 20 MB', { form: prompt, files: ofBytes(20_000_000) }, 'The request body is too large'],
  ])('explains the problem of %s', async (_, asked: { code?: string; form?: string; files?: typeof none }, detail) => {
    const api = await person();
    const result =
      asked.code === undefined
        ? await api.call(generateTemplate, { body: { prompt: asked.form ?? '' }, files: asked.files ?? none })
        : await api.call(generateCode, { body: { ...code, prompt: asked.code } });
    expect(result).toMatchObject({ ok: false, detail });
  });

  it('generates code from a description, existing code and at most two files', async () => {
    service.answer('whole', ['```javascript\nvalue = ', 'data.a;\n```']);
    const body = {
      ...{ prompt: 'Twice what was paid, at least ten', language: 'javascript' as const, existingCode: 'value = 1' },
      context: { type: 'number', key: 'total', label: 'Total' },
    };
    const file = {
      name: 'form.json',
      description: 'The form',
      content: '{"components": []}',
      language: 'json' as const,
    };
    const relatedFiles = [file, { ...file, name: 'form.html' }];
    const api = await person();
    expect(await api.call(generateCode, { body: { ...body, relatedFiles } })).toEqual({
      ok: true,
      value: { code: 'value = data.a;' },
    });
    for (const part of ['Twice what was paid', 'value = 1', 'form.html', '\\"total\\"'])
      expect(service.requests.at(-1)!.body).toContain(part);
    for (const wrong of [
      { ...body, prompt: 'Too short' },
      { ...body, prompt: 'a'.repeat(1001) },
      { ...body, existingCode: 'a'.repeat(20_001) },
      { ...body, relatedFiles: [file, file, file] },
      { ...body, relatedFiles: [{ ...file, name: 'a'.repeat(51) }] },
    ]) {
      expect(await api.call(generateCode, { body: wrong })).toMatchObject({ refusal: 'invalid-request' });
    }
  });
});

it('refuses without a configured AI provider', async () => {
  const test = await startTestApp();
  const api = test.clientWith(await test.tokens.signTenantToken({ userId: 'u1', tenantId: 'tenant1' }));
  const body = { prompt, language: 'css' as const, context: { type: '', key: '', label: '' } };
  expect(await api.call(generateCode, { body })).toMatchObject({ ok: false, refusal: 'no-provider' });
  await test.close();
});
