import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Chance } from '@tideform/server/testing';

/** One address before several processes, as a load balancer without stickiness: each request goes wherever chance says. */
export interface FrontDoor {
  readonly origin: string;
  /** Where the processes are; known only after the door's own address. */
  lead(origins: readonly string[]): void;
  close(): Promise<void>;
}

/** The request reached no process. */
export const nobodyHome = 'x-nobody-home';

export async function openFrontDoor(chance: Chance): Promise<FrontDoor> {
  let origins: readonly string[] = [];
  const server = createServer((asked, reply) => {
    const first = chance.below(origins.length);
    pass(asked, reply, [...origins.slice(first), ...origins.slice(0, first)]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead(to) {
      origins = to;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A process that takes no connection has seen nothing: the next one is asked. After that nothing is sent twice. */
function pass(asked: IncomingMessage, reply: ServerResponse, [origin, ...others]: readonly string[]): void {
  if (origin === undefined) {
    asked.resume();
    reply.writeHead(502, { [nobodyHome]: 'yes', connection: 'close' }).end();
    return;
  }
  const { hostname, port } = new URL(origin);
  const onward = request({
    hostname,
    port,
    method: asked.method,
    path: asked.url,
    headers: asked.headers,
    agent: false,
  });
  let isConnected = false;
  onward.on('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      asked.pipe(onward);
    }),
  );
  onward.on('error', () => {
    if (isConnected) reply.destroy();
    else pass(asked, reply, others);
  });
  onward.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.on('error', () => reply.destroy());
    answer.on('aborted', () => reply.destroy());
    answer.pipe(reply);
  });
}
