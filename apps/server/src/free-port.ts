import { type AddressInfo, createServer } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** Number of ports to try. */
const MAX_ATTEMPTS = 50;

/**
 * Finds a port to listen on.
 * @param isFixed allows only the preferred port
 * @throws if the preferred port, or each of the next 50, is in use
 */
export async function findFreePort(host: string, preferred: number, isFixed: boolean): Promise<number> {
  for (let port = preferred; port < preferred + (isFixed ? 1 : MAX_ATTEMPTS); port++) {
    if (await isFree(host, port)) return port;
  }
  throw new CannotStart(
    isFixed ? `Port ${preferred} is in use; set PORT to another one` : `No free port from ${preferred} on; set PORT`,
  );
}

/** Finds a free port of 127.0.0.1 through the operating system. */
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

/**
 * Creates the error for EACCES (not allowed), EADDRNOTAVAIL (not an address of this machine) or ENOTFOUND (unknown
 * name).
 */
function createListenError(host: string, port: number, { code }: NodeJS.ErrnoException): CannotStart {
  return new CannotStart(`Nothing can listen on ${host}, port ${port} (${code}); set HOST or PORT to another one`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(createListenError(host, port, error)),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
