import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiAccount } from '../external-services/ai/ai-config.ts';

/** Behavior of the simulated AI provider. */
type AiBehavior = 'whole' | 'cut' | 'invalid' | 'refusing' | 'too-long' | 'busy' | 'failing' | 'silent';

/** Simulated AI provider that uses the streaming protocol of a real provider. */
export interface AiServer {
  readonly account: AiAccount;
  /** Received requests. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];
  /** Resolves when a client disconnects before the end of a response. */
  readonly disconnected: Promise<void>;
  /** Sets the next response. With `go`, the response waits for this promise after its first chunk. */
  answer(behavior: AiBehavior, chunks?: readonly string[], go?: Promise<void>): void;
  close(): Promise<void>;
}

export async function startAiServer(provider: AiAccount['provider']): Promise<AiServer> {
  const requests: AiServer['requests'] = [];
  const disconnected = Promise.withResolvers<void>();
  let next: { behaviour: AiBehavior; pieces: readonly string[]; go: Promise<void> | undefined } = {
    ...{ behaviour: 'whole', pieces: [], go: undefined },
  };
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    reply.once('close', () => reply.writableFinished || disconnected.resolve());
    await writeResponse(reply, protocols[provider], next);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account: { provider, url: `http://127.0.0.1:${port}`, key: 'key-of-the-operator', model: 'writer-1' },
    requests,
    disconnected: disconnected.promise,
    answer(behavior, chunks = [], go) {
      next = { behaviour: behavior, pieces: chunks, go };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface StreamProtocol {
  piece(text: string): string;
  end(reason: 'stop' | 'refused' | 'too-long'): string;
}

const formatDataEvent = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;

const protocols: Readonly<Record<AiAccount['provider'], StreamProtocol>> = {
  openai: {
    piece: (content) => formatDataEvent({ choices: [{ index: 0, delta: { content } }] }),
    end(reason) {
      const finish_reason = { stop: 'stop', refused: 'content_filter', 'too-long': 'length' }[reason];
      return `${formatDataEvent({ choices: [{ index: 0, delta: {}, finish_reason }] })}${formatDataEvent({ choices: [], usage: {} })}data: [DONE]\n\n`;
    },
  },
  anthropic: {
    piece: (text) =>
      `event: content_block_delta\n${formatDataEvent({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`,
    end(reason) {
      const stop_reason = { stop: 'end_turn', refused: 'refusal', 'too-long': 'max_tokens' }[reason];
      return `event: ping\n${formatDataEvent({ type: 'ping' })}${formatDataEvent({ type: 'message_delta', delta: { stop_reason } })}${formatDataEvent({ type: 'message_stop' })}`;
    },
  },
};

async function writeResponse(
  reply: ServerResponse,
  protocol: StreamProtocol,
  {
    behaviour: behavior,
    pieces: chunks,
    go,
  }: { behaviour: AiBehavior; pieces: readonly string[]; go: Promise<void> | undefined },
): Promise<void> {
  if (behavior === 'busy' || behavior === 'failing') {
    reply.writeHead(behavior === 'busy' ? 429 : 500).end('{"error":{}}');
    return;
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [at, piece] of chunks.entries()) {
    if (at === 1) await go;
    // Splits the text in the middle of events and multi-byte characters, as real networks do.
    const bytes = Buffer.from(protocol.piece(piece));
    reply.write(bytes.subarray(0, bytes.length - 7));
    reply.write(bytes.subarray(bytes.length - 7));
  }
  if (behavior === 'silent') return;
  if (behavior === 'invalid') reply.write('data: {"choices": oh dear\n\n');
  if (behavior === 'cut' || behavior === 'invalid') {
    reply.socket?.end();
    return;
  }
  reply.end(protocol.end(behavior === 'refusing' ? 'refused' : behavior === 'too-long' ? 'too-long' : 'stop'));
}
