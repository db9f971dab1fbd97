import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AROUND, sourceFiles } from './source-files.ts';

/** The order of the folders of a package, an app, or one of `e2e`, `tools` and `bench`, as its README says it: the top level first. */
export interface FolderOrder {
  /** `packages/sync`, `tools` */
  readonly owner: string;
  /** Its folders of sources, and files beside them: `inbox`, `ports.ts`. */
  readonly levels: readonly (readonly string[])[];
}

const SECTION = /^## Order of folders$[\s\S]*?^```\w*\n([\s\S]*?)^```$/m;

/** Test code may look at everything; nothing that ships imports it. */
const ANY_LEVEL = new Set(['testing', 'conformance']);

/** Every folder below `packages` and `apps` that has sources, and what stands around them. */
export function ownersIn(root: string): readonly string[] {
  const product = ['packages', 'apps']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...product, ...AROUND].filter((owner) => existsSync(join(root, sourcesOf(owner))));
}

/** Where the folders of an owner lie. */
export const sourcesOf = (owner: string): string => (AROUND.includes(owner) ? owner : `${owner}/src`);

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

/** Folders that must have a level. */
export function foldersOf(root: string, owner: string): readonly string[] {
  const files = sourceFiles(root, [sourcesOf(owner)]).map(({ path }) => path.slice(sourcesOf(owner).length + 1));
  const folders = files.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')));
  return [...new Set(folders)].filter((name) => !ANY_LEVEL.has(name));
}
