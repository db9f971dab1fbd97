import type { FeedPlace } from './data-model.ts';

/** Leads Power BI to the feed, and says nothing else: it asks how to sign in. */
export function writePbids({ baseUrl, teamId, formId }: FeedPlace): Blob {
  const url = `${baseUrl}/api/teams/${teamId}/forms/${formId}/submissions`;
  const connection = { details: { protocol: 'http', address: { url } }, options: {}, mode: 'Import' };
  return new Blob([JSON.stringify({ version: '0.1', connections: [connection] })], { type: 'application/json' });
}
