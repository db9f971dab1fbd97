/** A mark that old belongs to a page that stopped answering, or to one that was killed while it drew. */
const stuckAfterMs = 5_000;

export interface MarkPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs: () => number;
}

const keyOf = (subject: string): string => `drawing ${subject}`;

/**
 * Notes that something is about to be drawn.
 *
 * @returns whether it was being drawn before, for so long that the page must have hung. The note of that is gone then.
 */
export function beginDrawing({ storage, nowMs }: MarkPorts, subject: string): boolean {
  const since = Number(storage.getItem(keyOf(subject)) ?? Number.NaN);
  const hung = nowMs() - since > stuckAfterMs;
  if (hung) storage.removeItem(keyOf(subject));
  else keep(() => storage.setItem(keyOf(subject), String(Number.isNaN(since) ? nowMs() : since)));
  return hung;
}

/** It is drawn, or not wanted any more. */
export function endDrawing({ storage }: Pick<MarkPorts, 'storage'>, subject: string): void {
  storage.removeItem(keyOf(subject));
}

/** A full device keeps no notes; it draws all the same. */
function keep(note: () => void): void {
  try {
    note();
  } catch {
    return;
  }
}
