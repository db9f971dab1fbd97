import { AiFailed } from './ai-writer.ts';
import { readEvents } from './read-events.ts';

interface ServiceAsk {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Asks a service that answers with a stream of events; the JSON of each, as it comes. A service that says nothing for a while is given up:
 * people wait for it.
 *
 * @throws AiFailed
 */
export async function* askService(
  { url, headers, body }: ServiceAsk,
  { fetch, silenceMs }: { readonly fetch: typeof globalThis.fetch; readonly silenceMs: number },
  signal: AbortSignal,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = listen();
  const ended = (cause: unknown, kind: 'unavailable' | 'cut') => {
    if (silence.signal.aborted) return new AiFailed('silent', { cause });
    return cause instanceof AiFailed ? cause : new AiFailed(kind, { cause });
  };
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch((cause: unknown) => {
      throw ended(cause, 'unavailable');
    });
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw new AiFailed(reply.status === 429 || reply.status === 529 ? 'busy' : 'unavailable', {
        status: reply.status,
      });
    }
    for await (const data of readEvents(reply.body)) {
      clearTimeout(timer);
      timer = listen();
      if (data === '[DONE]') return;
      yield readEvent(data);
    }
  } catch (cause) {
    throw ended(cause, 'cut');
  } finally {
    clearTimeout(timer);
  }
}

function readEvent(data: string): Readonly<Record<string, unknown>> {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null) return event as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new AiFailed('unavailable');
}
