import type { FormDefinition } from '@tideform/engine';

const settingPattern = /"dataSourceId":"([\w-]+)"/g;
/** Matches lookups of a data source in a template or code. Quotes are escaped there, because the text is in JSON. */
const lookupCallPattern = /\blookup\(?\s*\\?["'`]([\w-]+)\\?["'`]/g;
/** Matches lookups of a data source in JSONLogic, the stored form of formulas. */
const jsonLogicLookupPattern = /"lookup":\["([\w-]+)"/g;
const maxIdLength = 64;

/** Returns the IDs of the data sources that a form refers to. */
export function findReferencedSources(definition: FormDefinition): string[] {
  const text = JSON.stringify(definition);
  const ids = [settingPattern, lookupCallPattern, jsonLogicLookupPattern].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, id]) => id ?? ''),
  );
  return ids.filter((id) => id !== '' && id.length <= maxIdLength);
}
