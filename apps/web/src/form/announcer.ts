/** Messages for the polite live region of one form. */
export interface Announcer {
  announce(message: string): void;
  /** Announces that a field appeared. Fields that appear together are announced in one sentence. */
  announceAppeared(label: string): void;
  readonly words: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAnnouncer(formatAppeared: (labels: readonly string[]) => string): Announcer {
  const listeners = new Set<() => void>();
  let words = '';
  let labels: string[] = [];
  const say = (next: string) => {
    words = next;
    for (const listener of listeners) listener();
  };
  return {
    announce: say,
    announceAppeared(label) {
      labels.push(label);
      if (labels.length > 1) return;
      queueMicrotask(() => {
        say(formatAppeared(labels));
        labels = [];
      });
    },
    words: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
