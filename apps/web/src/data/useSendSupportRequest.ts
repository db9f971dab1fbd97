import { type RequestFile, requestSupport, supportLimits } from '@tideform/contract';
import { readStoredConfig } from '../config.ts';
import { createRefusalError } from './create-refusal-error.ts';
import { useData } from './data-context.ts';
import { formatAppVersion } from './device/app-version.ts';

/** Attachment of a support request. */
export interface SupportFile {
  readonly name: string;
  readonly content: Blob;
}

/** Limits of a support request: number of files, their total size in bytes, and length of the text. */
export const supportRequestLimits = {
  files: supportLimits.files,
  bytes: supportLimits.bytes,
  details: supportLimits.details,
};

/**
 * Returns a function that sends a support request; `undefined` if the operator offers no support. The function throws
 * Failed, ServerOutage.
 */
export function useSendSupportRequest(
  teamId: string,
): ((details: string, files: readonly SupportFile[]) => Promise<void>) | undefined {
  const { api } = useData();
  if (readStoredConfig(localStorage)?.hasSupport !== true) return undefined;
  return async (details, files) => {
    const version = formatAppVersion();
    const sent = files.map((file): RequestFile => ({ field: 'attachments', ...file }));
    const result = await api.call(requestSupport, {
      params: { teamId },
      body: {
        details,
        path: location.pathname.slice(0, 500),
        ...(version !== undefined && { version }),
      },
      files: sent,
    });
    if (!result.ok) throw createRefusalError(result);
  };
}
