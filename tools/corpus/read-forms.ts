import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusForm {
  readonly file: string;
  readonly json: unknown;
}

/** Every form of a folder: its `.json` files, but for `index.json`, which tells where they come from. */
export function readForms(folder: string): readonly CorpusForm[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'index.json')
    .sort()
    .map((file) => ({ file, json: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown }));
}
