/** Error codes of Node and PostgreSQL for a full disk or an exceeded quota. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns true if an operation failed because the server's disk is full. A retry may succeed after space was freed. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && DISK_FULL_CODES.has(code)) || isDiskFull(error.cause);
}

/** `Retry-After` of responses when the disk is full, in seconds. Long, since an operator has to free space first. */
export const DISK_FULL_RETRY_AFTER = '60';
