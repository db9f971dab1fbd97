import type { Locale } from '@tideform/i18n';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes, such as 900 byte, 12 kB, 3.4 MB or 12 GB. */
export function formatSize(bytes: number, { locale }: Locale): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3;
  const format = { style: 'unit', unit: units[step], maximumFractionDigits: step >= 2 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}
