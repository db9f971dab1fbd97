/** Caches `Intl` objects by locale and options: they are slow to construct and fast to use. */
export function createIntlCache<Tool>(Make: new (locale: string, options?: object) => Tool) {
  const cache = new Map<string, Tool>();
  return (locale?: unknown, settings?: object): Tool => {
    const key = `${String(locale)} ${JSON.stringify(settings ?? {})}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const tool = new Make(String(locale), settings);
    cache.set(key, tool);
    return tool;
  };
}
