import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Occupies a free port. @returns the port number */
function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

it('skips a port that is in use', async () => {
  const taken = await takePort();
  expect(await findFreePort('127.0.0.1', taken, false)).toBeGreaterThan(taken);
});

it('fails if a configured port is in use', async () => {
  const taken = await takePort();
  await expect(findFreePort('127.0.0.1', taken, true)).rejects.toThrow(
    `Port ${taken} is in use; set PORT to another one`,
  );
});
