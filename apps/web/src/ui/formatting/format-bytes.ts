const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in its largest unit, in the given locale: '3.4 MB', '11 GB'. */
export function formatBytes(bytes: number, locale: string): string {
  const power = [1_000, 1_000_000, 1_000_000_000].filter((unit) => bytes >= unit).length;
  const value = bytes / 1_000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power]!,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}
