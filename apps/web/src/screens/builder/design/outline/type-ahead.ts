interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly timeStamp: number;
}

type TypeAhead = (event: Pressed, rows: readonly { readonly name: string }[], at: number) => number | undefined;

/** Letters that come one after the other as quickly are one word. */
const pauseMs = 700;

/**
 * Finds a row by the letters that its name begins with, from where one is on and around; one letter again and again
 * goes through all that begin with it.
 * @returns answers the row's index; `undefined` when nothing was typed, or nothing begins so
 */
export function createTypeAhead(): TypeAhead {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }, rows, at) => {
    const isLetter = [...key].length === 1 && !(altKey || ctrlKey || metaKey);
    const isGoingOn = typed !== '' && timeStamp - last < pauseMs;
    if (!isLetter || (key === ' ' && !isGoingOn)) return undefined;
    typed = (isGoingOn ? typed : '') + key.toLocaleLowerCase();
    last = timeStamp;
    const isSame = [...typed].every((letter) => letter === typed[0]);
    const wanted = isSame ? typed[0]! : typed;
    const from = wanted.length === 1 ? at + 1 : at;
    const order = rows.map((_, index) => (from + index) % rows.length);
    return order.find((index) => rows[index]?.name.toLocaleLowerCase().startsWith(wanted));
  };
}
