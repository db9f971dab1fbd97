const POWERS: Readonly<Record<string, number>> = { '': 0, B: 0, KB: 1, MB: 2, GB: 3, TB: 4 };

/**
 * Reads form.io's sizes: `10MB`, `0KB`, `500` (bytes).
 *
 * @returns bytes, `undefined` for no size or one that is nothing
 */
export function parseSize(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([KMGT]?B)?$/i.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  return Math.round(Number(amount) * 1024 ** (POWERS[unit.toUpperCase()] ?? 0)) || undefined;
}

const formats = new Map<string | undefined, Intl.NumberFormat>();

/** A size in B, KB or MB for a reader: `512 B`, `1.4 KB`, `12 MB`. */
export function formatSize(sizeBytes: number, locale?: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, useGrouping: false });
    formats.set(locale, format);
  }
  if (sizeBytes < 1024) return `${sizeBytes} B`;
  const kilobytes = sizeBytes / 1024;
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${format.format(amount < 10 ? amount : Math.round(amount))} ${unit}`;
}
