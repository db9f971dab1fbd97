import { type AddressInfo, createServer } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** Number of consecutive ports to try. */
const MAX_ATTEMPTS = 50;

/**
 * Finds a free port to listen on, starting with the preferred port.
 * @param isFixed tries only the preferred port
 * @throws CannotStart if all tried ports are in use
 */
export async function findFreePort(host: string, preferred: number, isFixed: boolean): Promise<number> {
  for (let port = preferred; port < preferred + (isFixed ? 1 : MAX_ATTEMPTS); port++) {
    if (await isPortFree(host, port)) return port;
  }
  throw new CannotStart(
    isFixed ? `Port ${preferred} is in use; set PORT to another one` : `No port from ${preferred} is free; set PORT`,
  );
}

/** Finds a free port on 127.0.0.1. The operating system selects the port. */
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
 * Creates the error for a failed attempt to listen. The code is EACCES (not allowed), EADDRNOTAVAIL (the address isn't
 * on this machine) or ENOTFOUND (unknown host name).
 */
function createListenError(host: string, port: number, { code }: NodeJS.ErrnoException): CannotStart {
  return new CannotStart(`The server can’t listen on ${host}, port ${port} (${code}); set HOST or PORT to another one`);
}

function isPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(createListenError(host, port, error)),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
