import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { appPaths } from '@tideform/web/testing';
import { build, type Plugin } from 'vite';

/** A build of the app that is served instead of the server's own. */
export interface Build {
  has(incoming: IncomingMessage): boolean;
  respond(to: string, incoming: IncomingMessage, reply: ServerResponse): Promise<void>;
}

const web = join(import.meta.dirname, '../../apps/web');
const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Builds the app from changed sources, so that the hash in nearly every file name changes.
 * `document.documentElement.dataset.build` identifies the second build.
 */
export async function createSecondBuild(outDir: string): Promise<void> {
  const buildMarker: Plugin = {
    name: 'second-build',
    transform: (code, id) =>
      id.endsWith('/apps/web/src/main.tsx') ? `${code}\ndocument.documentElement.dataset.build = '2';\n` : undefined,
  };
  const options = { outDir, emptyOutDir: true };
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: options,
    plugins: [buildMarker],
  });
}

export function openBuild(folder: string): Build {
  const resolvePath = ({ url = '/', headers }: IncomingMessage) => {
    const { pathname } = new URL(url, 'http://door');
    return headers['sec-fetch-mode'] === 'navigate' && appPaths.test(pathname) ? '/index.html' : pathname;
  };
  const isFile = (path: string) => path.includes('.') && existsSync(join(folder, path));
  return {
    has: (incoming) => resolvePath(incoming).startsWith('/assets/') || isFile(resolvePath(incoming)),
    async respond(to, incoming, reply) {
      const path = resolvePath(incoming);
      if (!isFile(path)) {
        reply.writeHead(404).end();
        return;
      }
      // Copies the headers of the server's own page, above all its content security policy.
      const serverPage = await fetch(new URL('/index.html', to));
      const copiedHeaders = [...serverPage.headers].filter(
        ([name]) => !/^(content-(length|encoding|type)|etag|date|connection|transfer-encoding|keep-alive)$/.test(name),
      );
      const headers = {
        ...Object.fromEntries(copiedHeaders),
        'content-type': types[extname(path)] ?? 'application/octet-stream',
      };
      reply.writeHead(200, headers).end(readFileSync(join(folder, path)));
    },
  };
}
