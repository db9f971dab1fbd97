/** Messages for the polite live region of one form. */
export interface Announcer {
  announce(message: string): void;
  /** Announces that a field appeared. Fields that appear together are announced in one sentence. */
  announceAppeared(label: string): void;
  readonly getMessage: () => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAnnouncer(formatAppeared: (labels: readonly string[]) => string): Announcer {
  const listeners = new Set<() => void>();
  let message = '';
  let labels: string[] = [];
  const publish = (next: string) => {
    message = next;
    for (const listener of listeners) listener();
  };
  return {
    announce: publish,
    announceAppeared(label) {
      labels.push(label);
      if (labels.length > 1) return;
      queueMicrotask(() => {
        publish(formatAppeared(labels));
        labels = [];
      });
    },
    getMessage: () => message,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
