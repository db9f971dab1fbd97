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
type FieldListeners = Listener | readonly Listener[];

export function createListeners(): Listeners {
  const byId = new Map<string, FieldListeners>();
  const dataListeners = new Set<Listener>();
  const setListeners = (id: string, listeners: readonly Listener[]) => {
    if (listeners.length === 0) byId.delete(id);
    else byId.set(id, listeners.length === 1 ? listeners[0]! : listeners);
  };

  return {
    add(id, listener) {
      const current = toList(byId.get(id));
      if (!current.includes(listener)) setListeners(id, [...current, listener]);
      return () => {
        const listeners = toList(byId.get(id));
        setListeners(
          id,
          listeners.filter((one) => one !== listener),
        );
      };
    },
    addData(listener) {
      dataListeners.add(listener);
      return () => dataListeners.delete(listener);
    },
    hasListener: (id) => byId.has(id),
    notify(id) {
      for (const listener of toList(byId.get(id))) listener();
    },
    notifyData() {
      // NOTE: listeners can be added and removed during the loop.
      for (const listener of [...dataListeners]) listener();
    },
  };
}

function toList(listeners: FieldListeners | undefined): readonly Listener[] {
  if (listeners === undefined) return [];
  return typeof listeners === 'function' ? [listeners] : listeners;
}
