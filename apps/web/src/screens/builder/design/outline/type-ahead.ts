interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly timeStamp: number;
}

type FindTypedRow = (event: KeyPress, rows: readonly { readonly name: string }[], at: number) => number | undefined;

/** Longest pause between letters of the same search, in milliseconds. */
const pauseMs = 700;

/**
 * Creates a type-ahead search for the outline: finds the next row whose name starts with the typed letters, from the
 * current row and wrapping around. Repeating one letter cycles through its matches.
 * @returns a key handler that returns the index of the row, or `undefined` when no letter was typed or no row matches
 */
export function createTypeAhead(): FindTypedRow {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }, rows, at) => {
    const isLetter = [...key].length === 1 && !(altKey || ctrlKey || metaKey);
    const isContinued = typed !== '' && timeStamp - last < pauseMs;
    if (!isLetter || (key === ' ' && !isContinued)) return undefined;
    typed = (isContinued ? typed : '') + key.toLocaleLowerCase();
    last = timeStamp;
    const isSame = [...typed].every((letter) => letter === typed[0]);
    const prefix = isSame ? typed[0]! : typed;
    const from = prefix.length === 1 ? at + 1 : at;
    const order = rows.map((_, index) => (from + index) % rows.length);
    return order.find((index) => rows[index]?.name.toLocaleLowerCase().startsWith(prefix));
  };
}
