import { formatNumber } from './number-text.ts';

const formatCache = new Map<string, Intl.NumberFormat>();

/** Formats a file size: `512 B`, `1.4 KB`, `12 MB`. */
export function formatFileSize(sizeBytes: number, locale: string): string {
  if (sizeBytes < 1024) return `${formatNumber(sizeBytes, { locale })} B`;
  const kilobytes = sizeBytes / 1024;
  const [amount, unit] = kilobytes < 1000 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  let format = formatCache.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, useGrouping: false });
    formatCache.set(locale, format);
  }
  return `${format.format(amount < 10 ? amount : Math.round(amount))} ${unit}`;
}
