/** The same, asked once of each thing while that thing lives. */
export function remembered<Thing extends object, Answer>(ask: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, Answer>();
  return (thing) => {
    const found = known.get(thing);
    // Nothing may be an answer, too.
    if (found !== undefined || known.has(thing)) return found as Answer;
    const answer = ask(thing);
    known.set(thing, answer);
    return answer;
  };
}
