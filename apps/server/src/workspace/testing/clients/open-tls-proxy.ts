import { request as askPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

/** A local HTTPS reverse proxy, whose certificate this process trusts from now on. */
export interface TlsProxy {
  /** `https://localhost:50443`. */
  readonly origin: string;
  /** Sets the HTTP origin that receives the requests unchanged. */
  setTarget(origin: string): void;
  close(): Promise<void>;
}

interface TlsProxyOptions {
  /** Host names of the certificate. */
  readonly names?: readonly string[];
  /** Handles or modifies a request before it is forwarded; returns `false` to forward it. */
  readonly intercept?: (request: IncomingMessage, reply: ServerResponse) => Promise<boolean>;
}

/** Opens an HTTPS reverse proxy with a self-signed certificate, for clients that require HTTPS. */
export async function openTlsProxy({ names = ['localhost'], intercept }: TlsProxyOptions = {}): Promise<TlsProxy> {
  let target: URL | undefined;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  const server = createServer({ key, cert }, async (request, reply) => {
    if (await intercept?.(request, reply)) return;
    forwardRequest(request, reply, target);
  });
  // A busy client could otherwise send a request on a connection that is being closed as idle.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    setTarget(origin) {
      target = new URL(origin);
    },
    close: () => stopServer(server),
  };
}

function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Forwards a request to another local origin and its response back, unchanged. */
export function forwardRequest(request: IncomingMessage, reply: ServerResponse, target: URL | undefined): void {
  const { method, url, headers } = request;
  const forwarded = askPlain({ host: target?.hostname, port: target?.port, method, path: url, headers }, (response) => {
    reply.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(reply);
  });
  forwarded.on('error', () => reply.destroy());
  request.on('error', () => forwarded.destroy());
  request.pipe(forwarded);
}
