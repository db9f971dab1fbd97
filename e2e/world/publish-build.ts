import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuildOptions {
  /** Whether the build's service worker lists a file that is missing. */
  readonly withMissingFile?: boolean;
  /** Prefix of asset files that are removed from the server and from the service worker's list. */
  readonly withoutScreen?: string;
}

/** Derives another build from the one in `built`, with another title, and replaces the build in `webRoot` with it. */
export async function publishBuild(
  built: string,
  webRoot: string,
  title: string,
  options: BuildOptions = {},
): Promise<void> {
  const put = async (name: string, edit: (text: string) => string) => {
    await writeFile(join(webRoot, name), edit(await readFile(join(built, name), 'utf8')));
    for (const packed of ['.br', '.gz']) await rm(join(webRoot, name + packed), { force: true });
  };
  await put('index.html', (page) => page.replace(/<title>.*<\/title>/, `<title>${title}</title>`));
  await put('service-worker.js', (worker) =>
    worker.replace(/(?<=self\.precacheEntries=)\[.*\](?=;\n)/, (list) => editPrecacheList(list, title, options)),
  );
  for (const name of await readdir(join(webRoot, 'assets'))) {
    if (options.withoutScreen && name.startsWith(options.withoutScreen)) await rm(join(webRoot, 'assets', name));
  }
}

interface Line {
  readonly url: string;
  readonly revision: string | null;
}

function editPrecacheList(list: string, title: string, { withMissingFile, withoutScreen }: BuildOptions): string {
  const lines = JSON.parse(list) as Line[];
  const remaining = lines.filter(({ url }) => !withoutScreen || !url.startsWith(`assets/${withoutScreen}`));
  const changed = remaining.map((line) => (line.url === 'index.html' ? { ...line, revision: title } : line));
  return JSON.stringify([...changed, ...(withMissingFile ? [{ revision: null, url: 'assets/missing.js' }] : [])]);
}
