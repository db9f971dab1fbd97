import type { Session } from '@tideform/engine';

/** Waits until the form's logic has settled, but at most `limitMs`, so that a form is always usable. */
export async function waitUntilSettled(session: Session, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimedOut = false;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTimedOut = true;
      resolve();
    }, limitMs);
  });
  // New answers start the logic again.
  while (session.isSettling && !isTimedOut) await Promise.race([session.settled(), limit]);
  clearTimeout(timer);
}
