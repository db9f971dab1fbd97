/**
 * Parses JSON that is still being written: returns the complete values, with all open objects and lists closed. Returns
 * `undefined` while there is no complete value, or if the text isn't JSON.
 */
export function parsePartialJson(text: string): unknown {
  const from = text.search(/[{[]/);
  if (from < 0) return undefined;
  const open: ('}' | ']')[] = [];
  /** Text up to the last complete value, with closing brackets. */
  let whole = '';
  let [isText, isEscaped, isName] = [false, false, false];
  const markWhole = (at: number) => {
    whole = text.slice(from, at + 1) + open.toReversed().join('');
  };
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') {
        isText = false;
        if (!isName) markWhole(at);
      }
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') {
      open.push(character === '{' ? '}' : ']');
      isName = character === '{';
      markWhole(at);
    } else if (character === '}' || character === ']') {
      if (open.pop() !== character) return undefined;
      markWhole(at);
      if (open.length === 0) break;
      isName = false;
    } else if (character === ':') isName = false;
    else if (character === ',') {
      markWhole(at - 1);
      isName = open.at(-1) === '}';
    }
  }
  try {
    return JSON.parse(whole);
  } catch {
    return undefined;
  }
}
