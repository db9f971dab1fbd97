import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededRandom } from '@tideform/server/testing';

/** A load balancer without sticky sessions for several processes: each request goes to a random process. */
export interface LoadBalancer {
  readonly origin: string;
  /** Sets the origins of the processes, which start after the load balancer because they need its URL. */
  setOrigins(origins: readonly string[]): void;
  close(): Promise<void>;
}

/** Response header for a request that didn't reach any process. */
export const unreachableHeader = 'x-nobody-home';

export async function openLoadBalancer(chance: SeededRandom): Promise<LoadBalancer> {
  let origins: readonly string[] = [];
  const server = createServer((incoming, reply) => {
    const first = chance.below(origins.length);
    forward(incoming, reply, [...origins.slice(first), ...origins.slice(0, first)]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setOrigins(to) {
      origins = to;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Forwards a request. If a process doesn't accept the connection, the next process is tried. A request that a process
 * has received isn't sent again.
 */
function forward(incoming: IncomingMessage, reply: ServerResponse, [origin, ...others]: readonly string[]): void {
  if (origin === undefined) {
    incoming.resume();
    reply.writeHead(502, { [unreachableHeader]: 'yes', connection: 'close' }).end();
    return;
  }
  const { hostname, port } = new URL(origin);
  const outgoing = request({
    hostname,
    port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
    agent: false,
  });
  let isConnected = false;
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      incoming.pipe(outgoing);
    }),
  );
  outgoing.on('error', () => {
    if (isConnected) reply.destroy();
    else forward(incoming, reply, others);
  });
  outgoing.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.on('error', () => reply.destroy());
    answer.on('aborted', () => reply.destroy());
    answer.pipe(reply);
  });
}
