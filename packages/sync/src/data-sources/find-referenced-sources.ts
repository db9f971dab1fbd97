import type { FormDefinition } from '@tideform/engine';

const inSettings = /"dataSourceId":"([\w-]+)"/g;
/** In a template or code, where quotes are escaped in JSON. */
const inLookups = /\blookup\(?\s*\\?["'`]([\w-]+)\\?["'`]/g;
/** In JSONLogic, the stored form of formulas. */
const inLogic = /"lookup":\["([\w-]+)"/g;
const longestId = 64;

/** Returns the IDs of the data sources that a form refers to. */
export function findReferencedSources(definition: FormDefinition): string[] {
  const text = JSON.stringify(definition);
  const ids = [inSettings, inLookups, inLogic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, id]) => id ?? ''),
  );
  return ids.filter((id) => id !== '' && id.length <= longestId);
}
