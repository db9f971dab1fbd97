import type { Session } from '@tideform/engine';

/** Waits until the form's logic has come to rest, but never longer than this: a form is always usable. */
export async function settledWithin(session: Session, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      resolve();
    }, limitMs);
  });
  // What is answered meanwhile starts the logic again.
  while (session.isSettling && !isOver) await Promise.race([session.settled(), limit]);
  clearTimeout(timer);
}
