const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in its largest unit: '3.4 MB', '11 GB'. */
export function wordBytes(bytes: number): string {
  const power = [1_000, 1_000_000, 1_000_000_000].filter((unit) => bytes >= unit).length;
  const value = bytes / 1_000 ** power;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${units[power]}`;
}
