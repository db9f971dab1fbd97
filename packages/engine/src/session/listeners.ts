type Listener = () => void;

/** Who wants to hear of changes: of one field, or of the data as a whole. */
export interface Listeners {
  add(id: string, listener: Listener): () => void;
  addData(listener: Listener): () => void;
  /** Says whether anybody listens to this field. */
  hasListener(id: string): boolean;
  notify(id: string): void;
  notifyData(): void;
}

/** NOTE: a field has one listener, nearly always: a list for each would weigh as much as what it shows. */
type Heard = Listener | readonly Listener[];

export function createListeners(): Listeners {
  const byId = new Map<string, Heard>();
  const ofData = new Set<Listener>();
  const keep = (id: string, listeners: readonly Listener[]) => {
    if (listeners.length === 0) byId.delete(id);
    else byId.set(id, listeners.length === 1 ? listeners[0]! : listeners);
  };

  return {
    add(id, listener) {
      const before = listOf(byId.get(id));
      if (!before.includes(listener)) keep(id, [...before, listener]);
      return () => {
        const heard = listOf(byId.get(id));
        keep(
          id,
          heard.filter((one) => one !== listener),
        );
      };
    },
    addData(listener) {
      ofData.add(listener);
      return () => ofData.delete(listener);
    },
    hasListener: (id) => byId.has(id),
    notify(id) {
      for (const listener of listOf(byId.get(id))) listener();
    },
    notifyData() {
      // A listener may leave, or come, while others are told.
      for (const listener of [...ofData]) listener();
    },
  };
}

function listOf(heard: Heard | undefined): readonly Listener[] {
  if (heard === undefined) return [];
  return typeof heard === 'function' ? [heard] : heard;
}
