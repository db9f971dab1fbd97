interface Moment {
  (given?: unknown): { localeData(): Record<string, unknown> };
  [name: string]: unknown;
}

/**
 * Takes away what would let one script change dates for the next, and gives a function that undoes the rest: locales
 * keep what they have worked out in themselves.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
 */
export function quietMoment(moment: Moment): () => void {
  // NOTE: inside the machine moment has no types; it is a set of functions by name.
  const { locale, relativeTimeThreshold, relativeTimeRounding } = moment as unknown as Record<
    string,
    (given?: unknown) => unknown
  >;
  delete moment.defineLocale;
  delete moment.updateLocale;
  moment.lang = moment.locale = () => locale!();
  moment.relativeTimeThreshold = (name: unknown) => relativeTimeThreshold!(name);
  moment.relativeTimeRounding = () => relativeTimeRounding!();

  const data = moment(0).localeData();
  const own = { ...data };
  const inner = new Map<object, object>();
  for (const value of Object.values(own)) {
    if (typeof value !== 'object' || value === null || value instanceof RegExp) continue;
    inner.set(value, { ...value });
  }

  function restore(target: object, kept: object): void {
    for (const name of Reflect.ownKeys(target)) if (!Object.hasOwn(kept, name)) Reflect.deleteProperty(target, name);
    Object.assign(target, kept);
  }

  return () => {
    restore(data, own);
    for (const [target, kept] of inner) restore(target, kept);
  };
}
