import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from './find-free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Occupies a free port. @returns the port number */
function occupyPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

it('skips a port that is in use', async () => {
  const occupiedPort = await occupyPort();
  expect(await findFreePort('127.0.0.1', occupiedPort, false)).toBeGreaterThan(occupiedPort);
});

it('fails if a configured port is in use', async () => {
  const occupiedPort = await occupyPort();
  await expect(findFreePort('127.0.0.1', occupiedPort, true)).rejects.toThrow(
    `Port ${occupiedPort} is in use; set PORT to another one`,
  );
});
