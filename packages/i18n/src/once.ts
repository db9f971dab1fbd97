/** Makes each tool of `Intl` once: they are slow to begin and quick to go on. */
export function once<Tool>(Make: new (locale: string, options?: object) => Tool) {
  const made = new Map<string, Tool>();
  return (locale?: unknown, settings?: object): Tool => {
    const key = `${String(locale)} ${JSON.stringify(settings ?? {})}`;
    const known = made.get(key);
    if (known) return known;
    const tool = new Make(String(locale), settings);
    made.set(key, tool);
    return tool;
  };
}
