import type { FileInstants } from '../../library/items/write-content.ts';

/** The instants of a posted `fileSystemInfo`; what is missing or no instant is left out. */
export function readFileInstants(
  info:
    | { readonly createdDateTime?: string | undefined; readonly lastModifiedDateTime?: string | undefined }
    | undefined,
): FileInstants {
  const read = (text: string | undefined) => (text === undefined ? undefined : readInstant(text));
  const fileCreatedAt = read(info?.createdDateTime);
  const fileModifiedAt = read(info?.lastModifiedDateTime);
  return { ...(fileCreatedAt ? { fileCreatedAt } : {}), ...(fileModifiedAt ? { fileModifiedAt } : {}) };
}

/** What file systems can say: the years from 1601 to 9999. */
function readInstant(text: string): Date | undefined {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= 1601 && year <= 9999 ? instant : undefined;
}
