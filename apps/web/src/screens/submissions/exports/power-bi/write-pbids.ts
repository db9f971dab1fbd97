import type { FeedAddress } from './data-model.ts';

/** Writes a Power BI data source file with the address of the feed. Power BI asks how to sign in. */
export function writePbids({ baseUrl, teamId, formId }: FeedAddress): Blob {
  const url = `${baseUrl}/api/teams/${teamId}/forms/${formId}/submissions`;
  const connection = { details: { protocol: 'http', address: { url } }, options: {}, mode: 'Import' };
  return new Blob([JSON.stringify({ version: '0.1', connections: [connection] })], { type: 'application/json' });
}
