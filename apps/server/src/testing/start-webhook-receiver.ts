import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Local HTTP server that receives webhook events. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedEvent[];
  /** Maps a path to a custom response. By default, the status is the number in the path (`/500`), or 200. */
  readonly answers: Map<string, (reply: ServerResponse) => unknown>;
  close(): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  const answers: WebhookReceiver['answers'] = new Map();
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const path = request.url ?? '/';
    received.push({ path, headers: request.headers as Record<string, string>, body });
    const answer = answers.get(path) ?? ((its) => its.writeHead(Number(path.slice(1)) || 200).end());
    answer(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
