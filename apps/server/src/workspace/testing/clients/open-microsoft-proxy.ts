import { createServer as createPlain, type Server } from 'node:http';
import { createServer as createTls } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';
import { forwardRequest } from './open-tls-proxy.ts';

const GRAPH_HOST = 'graph.microsoft.com';
const SIGN_IN_HOST = 'login.microsoftonline.com';

/**
 * A local proxy that redirects Microsoft's hosts to the test workspace, for clients whose hosts can't be configured.
 */
export interface MicrosoftProxy {
  /** `https://graph.microsoft.com`. */
  readonly origin: string;
  /**
   * Proxy URL, such as `http://127.0.0.1:50080`. All other hosts are blocked, because some clients check for updates.
   */
  readonly proxy: string;
  /** CA certificate that clients must trust, as PEM. */
  readonly certificate: string;
  /** Sets the HTTP origin that receives the Graph requests unchanged. */
  setTarget(origin: string): void;
  close(): Promise<void>;
}

/**
 * Opens the proxy.
 * @param accessToken returns the token that the sign-in issues
 */
export async function openMicrosoftProxy(accessToken: () => string): Promise<MicrosoftProxy> {
  let target: URL | undefined;
  const altNames = [GRAPH_HOST, SIGN_IN_HOST].map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: GRAPH_HOST }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const microsoft = createTls({ key, cert }, (request, reply) => {
    if (request.headers.host === GRAPH_HOST) return forwardRequest(request, reply, target);
    request.resume();
    const tokens = { token_type: 'Bearer', expires_in: 3600, access_token: accessToken(), refresh_token: 'again' };
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(tokens));
  });
  // A busy client could otherwise send a request on a connection that is being closed as idle.
  microsoft.keepAliveTimeout = 60_000;
  const port = await listen(microsoft);
  const proxy = createProxy(port);
  const proxyPort = await listen(proxy);
  return {
    origin: `https://${GRAPH_HOST}`,
    proxy: `http://127.0.0.1:${proxyPort}`,
    certificate: cert,
    setTarget(origin) {
      target = new URL(origin);
    },
    close: async () => {
      await Promise.all([stopServer(microsoft), stopServer(proxy)]);
    },
  };
}

/** Creates a proxy that tunnels Microsoft's hosts to a local port and refuses others. */
function createProxy(port: number): Server {
  const proxy = createPlain((_, reply) => {
    reply.writeHead(403).end();
  });
  proxy.on('connect', ({ url }, socket, head) => {
    if (url !== `${GRAPH_HOST}:443` && url !== `${SIGN_IN_HOST}:443`) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  return proxy;
}

function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function stopServer(server: Pick<Server, 'close' | 'closeAllConnections'>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
