import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { getContentSecurityPolicy } from '@tideform/server/policy';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

export interface ServedPage {
  readonly address: string;
  close(): void;
}

/** Serves a built page on a free loopback port, with the product's content security policy. */
export async function servePage(folder: string): Promise<ServedPage> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    const file = path === '/' ? '/index.html' : path;
    try {
      const bytes = await readFile(join(folder, file));
      const policy = getContentSecurityPolicy(path, { connectOrigins: [], frameAncestors: [] });
      const headers = {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      };
      response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
