const POWER_BY_UNIT: Readonly<Record<string, number>> = { '': 0, B: 0, KB: 1, MB: 2, GB: 3, TB: 4 };

/**
 * Parses a file size as form.io stores it: `10MB`, `0KB`, `500` (bytes).
 *
 * @returns bytes; `undefined` if invalid or zero
 */
export function parseFileSize(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([KMGT]?B)?$/i.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  return Math.round(Number(amount) * 1024 ** (POWER_BY_UNIT[unit.toUpperCase()] ?? 0)) || undefined;
}
