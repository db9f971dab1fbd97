import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between the browser and the server, and can misbehave. */
export interface Door {
  readonly origin: string;
  lead(to: string): void;
  /** A captive portal: every address answers 200 with a page of its own. */
  capture(isOn: boolean): void;
  /** Another build of the app is served from now on. */
  release(): void;
  /** Requests that were answered by the portal. */
  readonly captured: number;
  /** Requests so far, and bytes of their answers. */
  readonly seen: { readonly requests: number; readonly bytes: number };
  close(): Promise<void>;
}

const portal = '<!doctype html><title>Hotel</title><h1>Please accept our terms</h1>';

export async function openDoor(): Promise<Door> {
  let to = '';
  let isCaptive = false;
  let isReleased = false;
  let captured = 0;
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((asked, reply) => {
    seen.requests += 1;
    reply.once('close', () => {
      seen.bytes += reply.socket?.bytesWritten ?? 0;
    });
    if (isCaptive) {
      captured += 1;
      asked.resume();
      reply.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    } else pass(to, asked, reply, isReleased ? rebuilt(asked.url) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead: (origin) => {
      to = origin;
    },
    capture: (isOn) => {
      isCaptive = isOn;
    },
    release: () => {
      isReleased = true;
    },
    get seen() {
      return { ...seen };
    },
    get captured() {
      return captured;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A later build: the same app whose page says so, and a service worker whose list of files has it. */
function rebuilt(url = ''): ((text: string) => string) | undefined {
  if (url === '/index.html' || url === '/')
    return (text) => text.replace('</head>', '<meta name="build" content="2"></head>');
  if (!url.startsWith('/service-worker.js')) return undefined;
  return (text) => text.replace(/"revision":"(\w+)","url":"index\.html"/, '"revision":"second-$1","url":"index.html"');
}

function pass(to: string, asked: IncomingMessage, reply: ServerResponse, change?: (text: string) => string): void {
  const { hostname, port } = new URL(to);
  const headers = change ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' } : asked.headers;
  const onward = request({ hostname, port, method: asked.method, path: asked.url, headers, agent: false });
  onward.on('error', () => reply.destroy());
  onward.on('response', (answer) => {
    answer.on('error', () => reply.destroy());
    if (!change) {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const { 'content-length': _, etag: __, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode ?? 500, kept).end(change(Buffer.concat(parts).toString()));
    });
  });
  asked.pipe(onward);
}
