import type { Session } from '@tideform/engine';

/** Waits until a form's logic has settled, but at most `limitMs` milliseconds, so that the form is always usable. */
export async function waitUntilSettled(session: Session, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimedOut = false;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTimedOut = true;
      resolve();
    }, limitMs);
  });
  // Repeated, because new answers start the logic again.
  while (session.isSettling && !isTimedOut) await Promise.race([session.settled(), limit]);
  clearTimeout(timer);
}
