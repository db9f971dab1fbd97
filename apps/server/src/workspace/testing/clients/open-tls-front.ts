import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import { passOn } from './pass-on.ts';

/** https on this machine, with a certificate that this process trusts from now on. */
export interface TlsFront {
  /** `https://localhost:50443`. */
  readonly origin: string;
  /** Requests and answers go through to this http origin, letter by letter. */
  leadTo(origin: string): void;
  close(): Promise<void>;
}

interface Options {
  /** Hosts that the certificate is for. */
  readonly names?: readonly string[];
  /** Answers a request in the target's place, or changes it; `false` lets it through. */
  readonly answer?: (request: IncomingMessage, reply: ServerResponse) => Promise<boolean>;
}

/** Listens with a certificate of its own making: what clients need that speak to https alone. */
export async function openTlsFront({ names = ['localhost'], answer }: Options = {}): Promise<TlsFront> {
  let target: URL | undefined;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  const server = createServer({ key, cert }, async (request, reply) => {
    if (await answer?.(request, reply)) return;
    passOn(request, reply, target);
  });
  // A busy client would send into a connection that is just being closed for its silence.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(origin) {
      target = new URL(origin);
    },
    close: () => stop(server),
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
