import type { FormDefinition } from '@tideform/engine';

const inSettings = /"dataSourceId":"([\w-]+)"/g;
/** In a template or code; quotes are escaped in JSON. */
const inLookups = /\blookup\(?\s*\\?["'`]([\w-]+)\\?["'`]/g;
/** In JSONLogic, which formulas are kept as. */
const inLogic = /"lookup":\["([\w-]+)"/g;
const longestId = 64;

/** Ids of the data sources that a form reads. */
export function sourcesNamedIn(definition: FormDefinition): string[] {
  const text = JSON.stringify(definition);
  const named = [inSettings, inLookups, inLogic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, id]) => id ?? ''),
  );
  return named.filter((id) => id !== '' && id.length <= longestId);
}
