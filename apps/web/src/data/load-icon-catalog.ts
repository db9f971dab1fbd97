import { Failed } from '@tideform/sync';
import { z } from 'zod/mini';

/** Icons by name, with what they are found by and what they are drawn from. */
export interface IconCatalog {
  readonly names: readonly (readonly [name: string, tags: readonly string[]])[];
  readonly paths: Readonly<Record<string, string>>;
}

const names = z.array(z.tuple([z.string(), z.array(z.string())]));
const paths = z.record(z.string(), z.string());

let loaded: Promise<IconCatalog> | undefined;

/** Loads the icon catalog once. A failure is tried again by the next call. */
export function loadIconCatalog(): Promise<IconCatalog> {
  loaded ??= load().catch((cause) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function load(): Promise<IconCatalog> {
  const [nameFile, pathFile] = await Promise.all([read('names'), read('paths')]);
  return { names: names.parse(nameFile), paths: paths.parse(pathFile) };
}

async function read(name: string): Promise<unknown> {
  const response = await fetch(`/icons/catalog/${name}.json`);
  if (!response.ok) throw new Failed('request-failed', { detail: `${response.status}` });
  return response.json();
}
