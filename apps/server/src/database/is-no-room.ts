/** Codes of Node and PostgreSQL that say that a disk, or what somebody may use of it, is full. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because the server's disk is full: the same may succeed once somebody has made room. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && full.has(code)) || isNoRoom(error.cause);
}

/** After a full disk: somebody must look first. Seconds. */
export const NO_ROOM_RETRY_AFTER = '60';
