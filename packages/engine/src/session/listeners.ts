type Listener = () => void;

/** Who wants to hear of changes: of one field, or of the data as a whole. */
export interface Listeners {
  add(id: string, listener: Listener): () => void;
  addData(listener: Listener): () => void;
  /** Says whether anybody listens to this field. */
  hears(id: string): boolean;
  tell(id: string): void;
  tellData(): void;
}

export function createListeners(): Listeners {
  const byId = new Map<string, Set<Listener>>();
  const ofData = new Set<Listener>();

  return {
    add(id, listener) {
      const heard = byId.get(id) ?? new Set();
      byId.set(id, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && byId.get(id) === heard) byId.delete(id);
      };
    },
    addData(listener) {
      ofData.add(listener);
      return () => ofData.delete(listener);
    },
    hears: (id) => byId.has(id),
    tell: (id) => callAll(byId.get(id)),
    tellData: () => callAll(ofData),
  };
}

/** A listener may leave, or come, while others are told. */
function callAll(listeners: ReadonlySet<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener();
}
