import { basename, dirname } from 'node:path';
import type { Import } from '../dependency-rule/check-imports.ts';
import { isTest, type SourceFile } from '../dependency-rule/source-files.ts';

/** Figures about the shape of the product's code: how many files and folders it has, and how they depend on each other. */
export interface CodeShape {
  /** Number of product modules: files of packages and apps that aren't tests. */
  readonly modules: number;
  readonly medianLines: number;
  /** Modules of more than 400 lines. Generated data and message catalogs count too. */
  readonly longModules: readonly string[];
  /** Modules of at most 20 lines that exactly one other module imports. */
  readonly singleCallerSnippets: readonly string[];
  readonly folders: number;
  /** Folders with more than ten modules of their own. */
  readonly crowdedFolders: readonly string[];
  /** Pairs of sibling folders whose modules import each other in both directions, as `first ↔ second`. */
  readonly mutualFolders: readonly string[];
}

const LONG_LINES = 400;
const SNIPPET_LINES = 20;
const CROWDED_FILES = 10;

/** Measures the shape of the given files, from their text and their imports. Test code doesn't count. */
export function measureCodeShape(files: readonly SourceFile[], imports: readonly Import[]): CodeShape {
  const modules = files.filter(({ path }) => !isTest(path) && !path.endsWith('.d.ts'));
  const paths = new Set(modules.map(({ path }) => path));
  const lines = new Map(modules.map(({ path, text }) => [path, text.split('\n').length - 1]));
  const productImports = imports.filter(({ from, to }) => paths.has(from) && paths.has(to));
  const importers = Map.groupBy(productImports, ({ to }) => to);
  const byFolder = Map.groupBy(paths, dirname);
  return {
    modules: modules.length,
    medianLines: getMedian([...lines.values()]),
    longModules: [...paths].filter((path) => lines.get(path)! > LONG_LINES),
    singleCallerSnippets: [...paths].filter(
      (path) => lines.get(path)! <= SNIPPET_LINES && new Set(importers.get(path)?.map(({ from }) => from)).size === 1,
    ),
    folders: byFolder.size,
    crowdedFolders: [...byFolder].filter(([, own]) => own.length > CROWDED_FILES).map(([folder]) => folder),
    mutualFolders: findMutualFolders(productImports),
  };
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function findMutualFolders(imports: readonly Import[]): readonly string[] {
  const directions = new Set(imports.flatMap(({ from, to }) => getSiblings(from, to)?.join('\n') ?? []));
  return [...directions]
    .map((direction) => direction.split('\n') as [string, string])
    .filter(([from, to]) => from < to && directions.has(`${to}\n${from}`))
    .map(([from, to]) => `${from} ↔ ${basename(to)}`)
    .toSorted();
}

/** Returns the two folders below the closest common folder of two files; `undefined` if one file is in that folder. */
function getSiblings(from: string, to: string): readonly [string, string] | undefined {
  const [fromParts, toParts] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  if (depth < 0 || depth >= toParts.length) return undefined;
  return [fromParts.slice(0, depth + 1).join('/'), toParts.slice(0, depth + 1).join('/')];
}
