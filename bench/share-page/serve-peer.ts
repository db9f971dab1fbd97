import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Script that requests the form, as a page for any form would, and renders it. */
const start = `<script type="module">
  const asked = fetch('form.json').then((answer) => answer.json());
  while (!window.__ready) await new Promise((resolve) => setTimeout(resolve, 5));
  window.__mount(document.getElementById('root'), { schema: await asked, data: {} });
</script>`;

export interface PeerPage {
  readonly address: string;
  /** Returns a file that form.io requests from cdn.form.io. */
  getExternalFile(name: string): Buffer | undefined;
  close(): void;
}

/**
 * Serves a page of another form library with a form in the same way as this product's server: compressed, and with
 * permanent caching of files that have a hash in their name.
 */
export async function servePeer(folder: string, form: object, outside: readonly string[] = []): Promise<PeerPage> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://peer').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    const isForm = path === '/form.json';
    if (!isForm && !(file.startsWith(folder) && existsSync(file))) return response.writeHead(404).end();
    const content = isForm ? JSON.stringify(form) : readFileSync(file);
    const body = path === '/' ? content.toString().replace('</body>', `${start}</body>`) : content;
    response
      .writeHead(200, {
        'content-type': kinds[isForm ? '.json' : extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    getExternalFile(name) {
      const found = outside.find((path) => basename(path) === name);
      return found === undefined ? undefined : readFileSync(found);
    },
    close: () => server.close(),
  };
}
