import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The order of one package's folders, as its README says it: the top level first. */
export interface FolderOrder {
  /** `packages/sync` */
  readonly owner: string;
  /** Folders of `src`, and files directly in it: `inbox`, `ports.ts`. */
  readonly levels: readonly (readonly string[])[];
}

const SECTION = /^## Order of folders$[\s\S]*?^```\w*\n([\s\S]*?)^```$/m;

/** Test code may look at everything; nothing that ships imports it. */
const ANY_LEVEL = new Set(['testing', 'conformance']);

/** Every folder below `packages` and `apps` that has sources. */
export function ownersIn(root: string): readonly string[] {
  return ['packages', 'apps']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((owner) => existsSync(join(root, owner, 'src')));
}

/** `undefined` where the README has no such section. `*` stands for all folders that are not named. */
export function readOrder(root: string, owner: string): FolderOrder | undefined {
  const readme = join(root, owner, 'README.md');
  const block = existsSync(readme) ? SECTION.exec(readFileSync(readme, 'utf8'))?.[1] : undefined;
  if (block === undefined) return undefined;
  const written = block
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((names) => names.length > 0);
  const named = new Set(written.flat());
  const others = foldersOf(root, owner).filter((name) => !named.has(name));
  return { owner, levels: written.map((names) => names.flatMap((name) => (name === '*' ? others : [name]))) };
}

/** Folders of `src` that must have a level. */
export function foldersOf(root: string, owner: string): readonly string[] {
  return readdirSync(join(root, owner, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ANY_LEVEL.has(entry.name))
    .map((entry) => entry.name);
}
