import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTER_FOLDERS, readSourceFiles } from './source-files.ts';

/**
 * Order of the folders of a package, an app, `e2e`, `tools` or `bench`, from the section 'Order of folders' in its
 * README.
 */
export interface FolderOrder {
  /** Path of the package or folder: `packages/sync`, `tools`. */
  readonly owner: string;
  /** Names of source folders, and of files beside them, by level from top to bottom: `inbox`, `ports.ts`. */
  readonly levels: readonly (readonly string[])[];
}

const SECTION = /^## Order of folders$[\s\S]*?^```\w*\n([\s\S]*?)^```$/m;

/** Folders of test code, which may import from every level; shipped code doesn't import them. */
const ANY_LEVEL = new Set(['testing', 'conformance']);

/** Returns all folders in `packages` and `apps` that have sources, and e2e, tools and bench. */
export function listOwners(root: string): readonly string[] {
  const product = ['packages', 'apps']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...product, ...OUTER_FOLDERS].filter((owner) => existsSync(join(root, getSourceFolder(owner))));
}

/** Returns the folder that contains an owner's source folders. */
export const getSourceFolder = (owner: string): string => (OUTER_FOLDERS.includes(owner) ? owner : `${owner}/src`);

/**
 * Reads the order of folders; `undefined` if the README has no section with the order. `*` stands for all folders that
 * the section doesn't name.
 */
export function readOrder(root: string, owner: string): FolderOrder | undefined {
  const readme = join(root, owner, 'README.md');
  const block = existsSync(readme) ? SECTION.exec(readFileSync(readme, 'utf8'))?.[1] : undefined;
  if (block === undefined) return undefined;
  const written = block
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((names) => names.length > 0);
  const named = new Set(written.flat());
  const others = listFolders(root, owner).filter((name) => !named.has(name));
  return { owner, levels: written.map((names) => names.flatMap((name) => (name === '*' ? others : [name]))) };
}

/** Returns the names of the folders that must have a level. */
export function listFolders(root: string, owner: string): readonly string[] {
  const files = readSourceFiles(root, [getSourceFolder(owner)]).map(({ path }) =>
    path.slice(getSourceFolder(owner).length + 1),
  );
  const folders = files.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')));
  return [...new Set(folders)].filter((name) => !ANY_LEVEL.has(name));
}
