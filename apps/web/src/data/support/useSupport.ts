import { requestSupport, type SentFile, supportLimits } from '@tideform/contract';
import { readLast } from '../../config.ts';
import { useData } from '../data-context.ts';
import { wordAppVersion } from '../device/app-version.ts';
import { refused } from '../server-refusal.ts';

/** A file that shows what a request is about. */
export interface SupportFile {
  readonly name: string;
  readonly content: Blob;
}

/** How many files may go along, and how many bytes all of them together. */
export const mostSupport = { files: supportLimits.files, bytes: supportLimits.bytes, details: supportLimits.details };

/** Asks whoever supports this server for help; `undefined` where nobody does. @throws what the server says */
export function useSupport(
  teamId: string,
): ((details: string, files: readonly SupportFile[]) => Promise<void>) | undefined {
  const { api } = useData();
  if (readLast(localStorage)?.hasSupport !== true) return undefined;
  return async (details, files) => {
    const version = wordAppVersion();
    const sent = files.map((file): SentFile => ({ field: 'attachments', ...file }));
    const answer = await api.call(requestSupport, {
      params: { teamId },
      body: {
        details,
        path: location.pathname.slice(0, 500),
        ...(version !== undefined && { version }),
      },
      files: sent,
    });
    if (!answer.ok) throw refused(answer);
  };
}
