import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Takes a port of the system's choice. */
function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

it('moves on from a port that is taken', async () => {
  const taken = await takePort();
  expect(await findFreePort('127.0.0.1', taken, false)).toBeGreaterThan(taken);
});

it('insists on a port that was named', async () => {
  const taken = await takePort();
  await expect(findFreePort('127.0.0.1', taken, true)).rejects.toThrow(
    `Port ${taken} is in use; set PORT to another one`,
  );
});
