import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { appPaths } from '@tideform/web/testing';
import { build, type Plugin } from 'vite';

/** A build of the app that is served in place of the server's own. */
export interface Build {
  has(asked: IncomingMessage): boolean;
  answer(to: string, asked: IncomingMessage, reply: ServerResponse): Promise<void>;
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

/** Builds the app once more from sources that differ: its first line says so, and nearly every file has another name. */
export async function buildSecond(outDir: string): Promise<void> {
  const mark: Plugin = {
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
    plugins: [mark],
  });
}

export function openBuild(folder: string): Build {
  const pathOf = ({ url = '/', headers }: IncomingMessage) => {
    const { pathname } = new URL(url, 'http://door');
    return headers['sec-fetch-mode'] === 'navigate' && appPaths.test(pathname) ? '/index.html' : pathname;
  };
  const isFile = (path: string) => path.includes('.') && existsSync(join(folder, path));
  return {
    has: (asked) => pathOf(asked).startsWith('/assets/') || isFile(pathOf(asked)),
    async answer(to, asked, reply) {
      const path = pathOf(asked);
      if (!isFile(path)) {
        reply.writeHead(404).end();
        return;
      }
      // What the server says with its own page holds for this one: above all its content security policy.
      const own = await fetch(new URL('/index.html', to));
      const kept = [...own.headers].filter(
        ([name]) => !/^(content-(length|encoding|type)|etag|date|connection|transfer-encoding|keep-alive)$/.test(name),
      );
      const headers = {
        ...Object.fromEntries(kept),
        'content-type': types[extname(path)] ?? 'application/octet-stream',
      };
      reply.writeHead(200, headers).end(readFileSync(join(folder, path)));
    },
  };
}
