import { request as askPlain } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** https on this machine, with a certificate that this process trusts from now on. */
export interface TlsFront {
  /** `https://localhost:50443`. */
  readonly origin: string;
  /** Requests and answers go through to this http origin, letter by letter. */
  leadTo(origin: string): void;
  close(): Promise<void>;
}

/** Listens with a certificate of its own making: what clients need that speak to https alone. */
export async function openTlsFront(): Promise<TlsFront> {
  let target: URL | undefined;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  const server = createServer({ key, cert }, (request, reply) => {
    const { method, url, headers } = request;
    const onward = askPlain({ host: target?.hostname, port: target?.port, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.on('error', () => onward.destroy());
    request.pipe(onward);
  });
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
