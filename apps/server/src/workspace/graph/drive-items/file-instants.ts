import type { FileInstants } from '../../library/items/write-content.ts';

/** The instants of a posted `fileSystemInfo`; what is missing or no instant is left out. */
export function readFileInstants(
  info:
    | { readonly createdDateTime?: string | undefined; readonly lastModifiedDateTime?: string | undefined }
    | undefined,
): FileInstants {
  const read = (text: string | undefined) =>
    text !== undefined && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined;
  const fileCreatedAt = read(info?.createdDateTime);
  const fileModifiedAt = read(info?.lastModifiedDateTime);
  return { ...(fileCreatedAt ? { fileCreatedAt } : {}), ...(fileModifiedAt ? { fileModifiedAt } : {}) };
}
