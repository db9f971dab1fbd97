import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Build, openBuild } from './second-build.ts';

/** Proxy between browser and server that can imitate a captive portal or an app update. */
export interface FaultyProxy {
  readonly origin: string;
  setTarget(to: string): void;
  /** Turns a captive portal on or off: while on, every URL answers 200 with the portal's page. */
  setCaptivePortal(isOn: boolean): void;
  /** Serves the build in `folder` from now on, and no longer serves the files of the previous build. */
  serveBuild(folder: string): void;
  /** Number of requests that the captive portal answered. */
  readonly portalRequests: number;
  /** Number of requests so far, and total size of the response bodies in bytes. */
  readonly traffic: { readonly requests: number; readonly bytes: number };
  close(): Promise<void>;
}

const portal = '<!doctype html><title>Hotel</title><h1>Please accept our terms</h1>';

export async function openFaultyProxy(): Promise<FaultyProxy> {
  let to = '';
  let isCaptive = false;
  let build: Build | undefined;
  let captured = 0;
  const traffic = { requests: 0, bytes: 0 };
  const server = createServer((incoming, reply) => {
    traffic.requests += 1;
    if (isCaptive) {
      captured += 1;
      incoming.resume();
      reply.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    } else if (build?.has(incoming)) void build.respond(to, incoming, reply);
    else
      forward(to, incoming, reply, (bytes) => {
        traffic.bytes += bytes;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTarget: (origin) => {
      to = origin;
    },
    setCaptivePortal: (isOn) => {
      isCaptive = isOn;
    },
    serveBuild: (folder) => {
      build = openBuild(folder);
    },
    get traffic() {
      return { ...traffic };
    },
    get portalRequests() {
      return captured;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function forward(to: string, incoming: IncomingMessage, reply: ServerResponse, count: (bytes: number) => void): void {
  const { hostname, port } = new URL(to);
  const { method, url: path, headers } = incoming;
  const outgoing = request({ hostname, port, method, path, headers, agent: false });
  outgoing.on('error', () => reply.destroy());
  outgoing.on('response', (response) => {
    response.on('error', () => reply.destroy());
    response.on('data', (part: Buffer) => count(part.length));
    reply.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(reply);
  });
  incoming.pipe(outgoing);
}
