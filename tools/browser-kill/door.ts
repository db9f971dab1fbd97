import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Build, openBuild } from './second-build.ts';

/** What stands between the browser and the server, and can misbehave. */
export interface Door {
  readonly origin: string;
  lead(to: string): void;
  /** A captive portal: every address answers 200 with a page of its own. */
  capture(isOn: boolean): void;
  /** The build in this folder is served from now on; files of the one before are gone. */
  release(folder: string): void;
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
  let build: Build | undefined;
  let captured = 0;
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((asked, reply) => {
    seen.requests += 1;
    if (isCaptive) {
      captured += 1;
      asked.resume();
      reply.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    } else if (build?.has(asked)) void build.answer(to, asked, reply);
    else
      pass(to, asked, reply, (bytes) => {
        seen.bytes += bytes;
      });
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
    release: (folder) => {
      build = openBuild(folder);
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

function pass(to: string, asked: IncomingMessage, reply: ServerResponse, count: (bytes: number) => void): void {
  const { hostname, port } = new URL(to);
  const { method, url: path, headers } = asked;
  const onward = request({ hostname, port, method, path, headers, agent: false });
  onward.on('error', () => reply.destroy());
  onward.on('response', (answer) => {
    answer.on('error', () => reply.destroy());
    answer.on('data', (part: Buffer) => count(part.length));
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(reply);
  });
  asked.pipe(onward);
}
