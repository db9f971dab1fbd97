import type { FormDefinition } from '@tideform/engine';

const inSettings = /"dataSourceId":"([\w-]{1,64})"/g;
/** In a template, a rule or code; quotes are escaped in JSON. */
const inLookups = /\blookup\(?\s*\\?["'`]([\w-]{1,64})\\?["'`]/g;

/** Ids of the data sources that a form reads. */
export function sourcesNamedIn(definition: FormDefinition): string[] {
  const text = JSON.stringify(definition);
  return [inSettings, inLookups].flatMap((pattern) => [...text.matchAll(pattern)].map(([, id]) => id ?? ''));
}
