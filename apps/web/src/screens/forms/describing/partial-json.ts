/**
 * Reads JSON that is still being written: what is whole of it, with all that is open closed. `undefined` while there is nothing yet, or
 * where it is none.
 */
export function readPartialJson(text: string): unknown {
  const from = text.search(/[{[]/);
  if (from < 0) return undefined;
  const open: ('}' | ']')[] = [];
  /** Up to where it is whole, with what is open there. */
  let whole = '';
  let [isText, isEscaped, isName] = [false, false, false];
  const keep = (at: number) => {
    whole = text.slice(from, at + 1) + open.toReversed().join('');
  };
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (sign === '\\') isEscaped = true;
      else if (sign === '"') {
        isText = false;
        if (!isName) keep(at);
      }
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      isName = sign === '{';
      keep(at);
    } else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return undefined;
      keep(at);
      if (open.length === 0) break;
      isName = false;
    } else if (sign === ':') isName = false;
    else if (sign === ',') {
      keep(at - 1);
      isName = open.at(-1) === '}';
    }
  }
  try {
    return JSON.parse(whole);
  } catch {
    return undefined;
  }
}
