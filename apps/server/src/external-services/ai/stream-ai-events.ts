import { AiError } from './ai-provider.ts';
import { readServerSentEvents } from './read-server-sent-events.ts';

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
