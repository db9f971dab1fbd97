import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MadeBuild {
  /** Its service worker asks for a file that is not there. */
  readonly withMissingFile?: boolean;
  /** Files whose name begins so are neither in it nor on the server. */
  readonly withoutScreen?: string;
}

/** Makes another build of the one in `built`, with a title of its own, and puts it in the place of what is in `webRoot`. */
export async function publishBuild(built: string, webRoot: string, title: string, made: MadeBuild = {}): Promise<void> {
  const put = async (name: string, edit: (text: string) => string) => {
    await writeFile(join(webRoot, name), edit(await readFile(join(built, name), 'utf8')));
    for (const packed of ['.br', '.gz']) await rm(join(webRoot, name + packed), { force: true });
  };
  await put('index.html', (page) => page.replace(/<title>.*<\/title>/, `<title>${title}</title>`));
  await put('service-worker.js', (worker) =>
    worker.replace(/(?<=self\.precacheEntries=)\[.*\](?=;\n)/, (list) => editedList(list, title, made)),
  );
  for (const name of await readdir(join(webRoot, 'assets'))) {
    if (made.withoutScreen && name.startsWith(made.withoutScreen)) await rm(join(webRoot, 'assets', name));
  }
}

interface Line {
  readonly url: string;
  readonly revision: string | null;
}

function editedList(list: string, title: string, { withMissingFile, withoutScreen }: MadeBuild): string {
  const lines = JSON.parse(list) as Line[];
  const kept = lines.filter(({ url }) => !withoutScreen || !url.startsWith(`assets/${withoutScreen}`));
  const changed = kept.map((line) => (line.url === 'index.html' ? { ...line, revision: title } : line));
  return JSON.stringify([...changed, ...(withMissingFile ? [{ revision: null, url: 'assets/missing.js' }] : [])]);
}
