import type { FormDefinition } from '@tideform/engine';

const inSettings = /"dataSourceId":"([\w-]+)"/g;
/** Matches lookups of a data source in a template or code. Quotes are escaped there, because the text is in JSON. */
const inLookups = /\blookup\(?\s*\\?["'`]([\w-]+)\\?["'`]/g;
/** Matches lookups of a data source in JSONLogic, the stored form of formulas. */
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
