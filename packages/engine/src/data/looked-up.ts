import { readAt, type Segments } from './data-path.ts';

/** Gives the row of a data source with this id; `undefined`: there is none. */
export type ReadRow = (sourceId: string, id: string) => Promise<unknown>;

/** The first name of a path that leads to a row of a data source, not to an answer. No answer is called so. */
export const ROWS = '\u0000rows';

/** Rows that one session may ask for. */
const mostRows = 5_000;
const longestId = 200;

/** Rows of data sources that logic has asked for. What is not here yet reads as nothing, and is told when it comes. */
export interface LookedUp {
  /** @param path the row's name (`rowName`) and names within the row */
  read(path: Segments): unknown;
  /** Rows that are here, by their names. */
  known(): Readonly<Record<string, unknown>>;
  /** Some are on their way. */
  readonly isBusy: boolean;
  close(): void;
}

/** How a row is called in paths: `assets/7`. `undefined`: nobody can be meant. */
export function rowName(sourceId: unknown, id: unknown): string | undefined {
  const isId = typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id));
  if (typeof sourceId !== 'string' || !isId || !/^[\w-]{1,64}$/.test(sourceId)) return undefined;
  const text = String(id);
  return text === '' || text.length > longestId ? undefined : `${sourceId}/${text}`;
}

/** What comes out of the sandbox may say anything. */
const isName = (name: string): boolean => {
  const at = name.indexOf('/');
  return rowName(name.slice(0, at), name.slice(at + 1)) === name;
};

/** @param onCame a row is here that somebody asked for; not called for rows that there are not */
export function createLookedUp(
  readRow: ReadRow | undefined,
  { onCame, onRest }: { onCame(name: string, row: unknown): void; onRest(): void },
): LookedUp {
  const rows = new Map<string, unknown>();
  let coming = 0;
  let isClosed = false;

  function ask(name: string, read: ReadRow): void {
    rows.set(name, undefined);
    coming += 1;
    const at = name.indexOf('/');
    const take = (row: unknown) => {
      coming -= 1;
      if (isClosed) return;
      if (row !== undefined) {
        rows.set(name, row);
        onCame(name, row);
      }
      if (coming === 0) onRest();
    };
    // What cannot be read now is as if it were not there.
    read(name.slice(0, at), name.slice(at + 1)).then(take, () => take(undefined));
  }

  return {
    read([name, ...rest]) {
      if (name === undefined || !readRow) return undefined;
      if (!rows.has(name) && rows.size < mostRows && !isClosed && isName(name)) ask(name, readRow);
      return readAt(rows.get(name), rest);
    },
    known: () => Object.fromEntries([...rows].filter(([, row]) => row !== undefined)),
    get isBusy() {
      return coming > 0;
    },
    close() {
      isClosed = true;
    },
  };
}
