import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecordedCases, type RecordedCase } from './cases/recorded-case.ts';

export interface CorpusForm {
  readonly file: string;
  readonly json: unknown;
}

export interface Corpus {
  readonly forms: readonly CorpusForm[];
  readonly cases: readonly RecordedCase[];
}

/**
 * Reads the `.json` files of a folder: forms, and lists of recorded cases (`{ kinds, cases }`). Skips `index.json`,
 * which lists the sources of the files.
 */
export function readCorpus(folder: string): Corpus {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'index.json')
    .sort()
    .map((file) => ({ file, json: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown }));
  return {
    forms: files.filter(({ json }) => !isRecordedCases(json)),
    cases: files.flatMap(({ json }) => (isRecordedCases(json) ? json.cases : [])),
  };
}
