import { AiError } from './ai-provider.ts';

interface AiHttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Sends a request to an AI provider, and yields the parsed JSON of each server-sent event. Aborts if no event arrives
 * for `silenceMs`, since users wait for the result.
 *
 * @throws AiError
 */
export async function* streamAiEvents(
  { url, headers, body }: AiHttpRequest,
  { fetch, silenceMs }: { readonly fetch: typeof globalThis.fetch; readonly silenceMs: number },
  signal: AbortSignal,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const silence = new AbortController();
  const startTimer = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = startTimer();
  const toError = (cause: unknown, kind: 'unavailable' | 'cut') => {
    if (silence.signal.aborted) return new AiError('silent', { cause });
    return cause instanceof AiError ? cause : new AiError(kind, { cause });
  };
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch((cause: unknown) => {
      throw toError(cause, 'unavailable');
    });
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw new AiError(reply.status === 429 || reply.status === 529 ? 'busy' : 'unavailable', {
        status: reply.status,
      });
    }
    for await (const data of readServerSentEvents(reply.body)) {
      clearTimeout(timer);
      timer = startTimer();
      if (data === '[DONE]') return;
      yield parseEvent(data);
    }
  } catch (cause) {
    throw toError(cause, 'cut');
  } finally {
    clearTimeout(timer);
  }
}

function parseEvent(data: string): Readonly<Record<string, unknown>> {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null) return event as Readonly<Record<string, unknown>>;
  } catch {
    // Falls through to the error below.
  }
  throw new AiError('unavailable');
}

/** Maximum length of a line in an event stream, far longer than any event of a provider. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Yields the `data` field of each server-sent event in a stream.
 *
 * @throws AiError `cut` if the connection breaks, `unavailable` if the body isn't an event stream
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let remainder = '';
  let data: string[] = [];
  for await (const text of decodeTexts(body)) {
    const lines = (remainder + text).split(/\r\n|\n|\r(?!$)/);
    remainder = lines.pop() ?? '';
    if (remainder.length > MAX_LINE_LENGTH) throw new AiError('unavailable');
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
}

async function* decodeTexts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new AiError('cut', { cause });
      });
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
