import { FailureError } from '@tideform/sync';
import { z } from 'zod/mini';

/** Icons with their names, search tags and SVG paths. */
export interface IconCatalog {
  readonly names: readonly (readonly [name: string, tags: readonly string[]])[];
  readonly paths: Readonly<Record<string, string>>;
}

const iconNamesSchema = z.array(z.tuple([z.string(), z.array(z.string())]));
const iconPathsSchema = z.record(z.string(), z.string());

let catalogPromise: Promise<IconCatalog> | undefined;

/** Loads the icon catalog once. After a failure, the next call tries again. */
export function loadIconCatalog(): Promise<IconCatalog> {
  catalogPromise ??= fetchIconCatalog().catch((cause) => {
    catalogPromise = undefined;
    throw cause;
  });
  return catalogPromise;
}

async function fetchIconCatalog(): Promise<IconCatalog> {
  const [nameFile, pathFile] = await Promise.all([loadFile('names'), loadFile('paths')]);
  return { names: iconNamesSchema.parse(nameFile), paths: iconPathsSchema.parse(pathFile) };
}

async function loadFile(name: string): Promise<unknown> {
  const response = await fetch(`/icons/catalog/${name}.json`);
  if (!response.ok) throw new FailureError('request-failed', { detail: `${response.status}` });
  return response.json();
}
