import { type AddressInfo, createServer } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** How far to look past the wished port. */
const TRIES = 50;

/**
 * Finds a port to listen on.
 * @param isFixed only the wished port will do
 * @throws when the wished port, or each of the next 50, is taken
 */
export async function findFreePort(host: string, wished: number, isFixed: boolean): Promise<number> {
  for (let port = wished; port < wished + (isFixed ? 1 : TRIES); port++) {
    if (await isFree(host, port)) return port;
  }
  throw new CannotStart(
    isFixed ? `Port ${wished} is in use; set PORT to another one` : `No free port from ${wished} on; set PORT`,
  );
}

/** A port of 127.0.0.1 that nobody listens on now, as the operating system finds it. */
export function findAnyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Not allowed (EACCES), no address of this machine (EADDRNOTAVAIL), no name that is known (ENOTFOUND). */
function cannotListen(host: string, port: number, { code }: NodeJS.ErrnoException): CannotStart {
  return new CannotStart(`Nothing can listen on ${host}, port ${port} (${code}); set HOST or PORT to another one`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(cannotListen(host, port, error)),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
