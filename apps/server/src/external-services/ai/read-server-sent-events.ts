import { AiError } from './ai-provider.ts';

/** Maximum length of a line in an event stream, far longer than any event of a provider. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Yields the `data` field of each server-sent event in a stream.
 *
 * @throws AiError `cut` if the connection breaks, `unavailable` if the body isn't an event stream
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
