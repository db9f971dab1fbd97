/** The same, asked once of each thing while that thing lives. */
export function remembered<Thing extends object, Answer>(ask: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, { readonly answer: Answer }>();
  return (thing) => {
    const found = known.get(thing);
    if (found) return found.answer;
    const answer = ask(thing);
    known.set(thing, { answer });
    return answer;
  };
}
