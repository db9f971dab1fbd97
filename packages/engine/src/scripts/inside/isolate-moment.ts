interface Moment {
  (given?: unknown): { localeData(): Record<string, unknown> };
  [name: string]: unknown;
}

/**
 * Disables the functions of moment with which a script could change date formats for later scripts. Returns a function
 * that restores moment's locale data, because a locale caches computed values in its own object.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function isolateMoment(moment: Moment): () => void {
  // NOTE: moment has no types in the virtual machine; it is a set of functions by name.
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
  const original = { ...data };
  const nestedCopies = new Map<object, object>();
  for (const value of Object.values(original)) {
    if (typeof value !== 'object' || value === null || value instanceof RegExp) continue;
    nestedCopies.set(value, { ...value });
  }

  function restore(target: object, saved: object): void {
    for (const name of Reflect.ownKeys(target)) if (!Object.hasOwn(saved, name)) Reflect.deleteProperty(target, name);
    Object.assign(target, saved);
  }

  return () => {
    restore(data, original);
    for (const [target, saved] of nestedCopies) restore(target, saved);
  };
}
