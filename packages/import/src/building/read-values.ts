/** Values of foreign files as what they mean: files hold texts for numbers and words for yes. */

export const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

export const numberIn = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

const yes: ReadonlySet<unknown> = new Set([true, 1, 'true', 'yes', 'y', '1', 'ja', 'oui', 'x', 'true()']);

export const flagIn = (value: unknown): boolean =>
  yes.has(typeof value === 'string' ? value.trim().toLowerCase() : value);

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text as HTML that shows just this text. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
