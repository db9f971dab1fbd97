import type { FileInstants } from '../../library/items/write-content.ts';

/** Parses the instants of a posted `fileSystemInfo`; missing and invalid ones are omitted. */
export function parseFileInstants(
  info:
    | { readonly createdDateTime?: string | undefined; readonly lastModifiedDateTime?: string | undefined }
    | undefined,
): FileInstants {
  const parseOptional = (text: string | undefined) => (text === undefined ? undefined : parseInstant(text));
  const fileCreatedAt = parseOptional(info?.createdDateTime);
  const fileModifiedAt = parseOptional(info?.lastModifiedDateTime);
  return { ...(fileCreatedAt ? { fileCreatedAt } : {}), ...(fileModifiedAt ? { fileModifiedAt } : {}) };
}

/** Parses an instant in the range of Windows file systems: the years 1601 to 9999. */
function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= 1601 && year <= 9999 ? instant : undefined;
}
