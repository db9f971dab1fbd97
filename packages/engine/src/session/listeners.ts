type Listener = () => void;

/** Listeners of single fields and of the data as a whole. */
export interface Listeners {
  add(id: string, listener: Listener): () => void;
  addData(listener: Listener): () => void;
  /** Returns true if the field has a listener. */
  hasListener(id: string): boolean;
  notify(id: string): void;
  notifyData(): void;
}

/** NOTE: nearly every field has exactly one listener; a list per field would double the memory of the map. */
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
      // NOTE: listeners can be added and removed during the loop.
      for (const listener of [...ofData]) listener();
    },
  };
}

function listOf(heard: Heard | undefined): readonly Listener[] {
  if (heard === undefined) return [];
  return typeof heard === 'function' ? [heard] : heard;
}
