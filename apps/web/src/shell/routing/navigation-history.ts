import { createPath, type Location, parsePath, type To } from 'react-router';

/** Entry of the session history. */
export interface HistoryEntry {
  readonly location: Location;
  /** Position in the session history: the difference of two positions is the number of steps between them. */
  readonly index: number;
}

/** Session history: of a browser tab, or in memory for tests. */
export interface NavigationHistory {
  /** Current entry. */
  readonly entry: HistoryEntry;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  /** Moves by a number of entries, back if negative. The listener is called once the move is complete. */
  go(delta: number): void;
  /** Calls a listener after each move to another entry, whether by `go` or by the user. */
  listen(listener: (entry: HistoryEntry) => void): void;
}

/** State of a browser's history entry, with the property names of React Router, which wrote entries in earlier versions. */
interface StoredState {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

/** Returns the session history of this browser tab. */
export function createBrowserHistory(): NavigationHistory {
  let entry = readBrowserEntry(0);
  if (readStoredState().idx === undefined) {
    window.history.replaceState({ ...readStoredState(), idx: entry.index } satisfies StoredState, '');
  }
  const store = (next: HistoryEntry, method: 'pushState' | 'replaceState') => {
    entry = next;
    const { state: usr, key } = next.location;
    window.history[method]({ usr, key, idx: next.index } satisfies StoredState, '', createPath(next.location));
  };
  return {
    get entry() {
      return entry;
    },
    push: (to, state) => store(createEntry(to, state, entry, entry.index + 1), 'pushState'),
    replace: (to, state) => store(createEntry(to, state, entry, entry.index), 'replaceState'),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      window.addEventListener('popstate', () => {
        // An entry without a position was added by an edit of the address, such as its fragment: it follows this one.
        entry = readBrowserEntry(entry.index + 1);
        listener(entry);
      });
    },
  };
}

/** Returns a session history without a browser, which starts at `path` and moves at once. */
export function createMemoryHistory(path: string): NavigationHistory {
  const first = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  let entries: readonly HistoryEntry[] = [createEntry(path, null, { location: first, index: 0 }, 0)];
  let index = 0;
  let notify: (entry: HistoryEntry) => void = () => undefined;
  return {
    get entry() {
      return entries[index]!;
    },
    push(to, state) {
      entries = [...entries.slice(0, index + 1), createEntry(to, state, entries[index]!, index + 1)];
      index += 1;
    },
    replace(to, state) {
      entries = entries.with(index, createEntry(to, state, entries[index]!, index));
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      notify(entries[index]!);
    },
    listen(listener) {
      notify = listener;
    },
  };
}

const readStoredState = (): StoredState => (window.history.state as StoredState | null) ?? {};

function readBrowserEntry(defaultIndex: number): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default', idx = defaultIndex } = readStoredState();
  return { location: { pathname, search, hash, state: usr, key }, index: idx };
}

/** Creates the entry of a target. A target without a path, such as `?page=2`, keeps the current one. */
function createEntry(to: To, state: unknown, current: HistoryEntry, index: number): HistoryEntry {
  const { pathname = current.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { location: { pathname, search, hash, state: state ?? null, key: createKey() }, index };
}

/** Returns a key that differs from those of the other entries of a session. */
const createKey = (): string => Math.random().toString(36).slice(2, 10);
