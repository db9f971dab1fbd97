/** Words for the polite live region of one form. */
export interface Announcer {
  say(words: string): void;
  /** A field appeared. Those of one moment are told in one sentence. */
  appeared(label: string): void;
  readonly words: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAnnouncer(wordAppeared: (labels: readonly string[]) => string): Announcer {
  const listeners = new Set<() => void>();
  let words = '';
  let labels: string[] = [];
  const say = (next: string) => {
    words = next;
    for (const listener of listeners) listener();
  };
  return {
    say,
    appeared(label) {
      labels.push(label);
      if (labels.length > 1) return;
      queueMicrotask(() => {
        say(wordAppeared(labels));
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
