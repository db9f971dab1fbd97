import { Failed } from '@tideform/sync';
import { z } from 'zod/mini';

/** Icons with their names, search tags and SVG paths. */
export interface IconCatalog {
  readonly names: readonly (readonly [name: string, tags: readonly string[]])[];
  readonly paths: Readonly<Record<string, string>>;
}

const names = z.array(z.tuple([z.string(), z.array(z.string())]));
const paths = z.record(z.string(), z.string());

let catalogPromise: Promise<IconCatalog> | undefined;

/** Loads the icon catalog once. After a failure, the next call tries again. */
export function loadIconCatalog(): Promise<IconCatalog> {
  catalogPromise ??= load().catch((cause) => {
    catalogPromise = undefined;
    throw cause;
  });
  return catalogPromise;
}

async function load(): Promise<IconCatalog> {
  const [nameFile, pathFile] = await Promise.all([loadFile('names'), loadFile('paths')]);
  return { names: names.parse(nameFile), paths: paths.parse(pathFile) };
}

async function loadFile(name: string): Promise<unknown> {
  const response = await fetch(`/icons/catalog/${name}.json`);
  if (!response.ok) throw new Failed('request-failed', { detail: `${response.status}` });
  return response.json();
}
