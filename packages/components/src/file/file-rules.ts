import type { BrokenRule } from '@tideform/engine';
import { parseFiles } from '../kit/files/stored-files.ts';

/** Limits for files that the author configured. Sizes are texts such as `10MB`. */
interface FileLimits {
  readonly multiple: boolean;
  readonly image: boolean;
  readonly filePattern: string;
  readonly fileMinSize: string;
  readonly fileMaxSize: string;
  readonly maxFiles: number | undefined;
}

/**
 * Validates a file, before and after it is added to the answer.
 * @returns the broken rule, with limits in bytes
 */
export function validateFile(
  file: FileNameAndType & { readonly size: number },
  props: FileLimits,
): BrokenRule | undefined {
  const min = parseFileSize(props.fileMinSize);
  const max = parseFileSize(props.fileMaxSize);
  if (!matchesFilePattern(file, getFilePattern(props))) return { rule: 'filePattern', params: { file: file.name } };
  if (min && file.size < min) return { rule: 'fileMinSize', params: { file: file.name, limit: min } };
  if (max && file.size > max) return { rule: 'fileMaxSize', params: { file: file.name, limit: max } };
  return undefined;
}

export function validateFiles(value: unknown, props: FileLimits): readonly BrokenRule[] {
  const files = parseFiles(value);
  const broken = files
    .map((file) => validateFile({ ...file, name: file.originalName }, props))
    .filter((rule) => rule !== undefined);
  const maxFiles = getMaxFiles(props);
  if (files.length <= maxFiles) return broken;
  return [...broken, maxFiles === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: maxFiles } }];
}

/** Returns the maximum number of files in an answer. */
export function getMaxFiles({ multiple, maxFiles }: FileLimits): number {
  if (!multiple) return 1;
  return maxFiles && maxFiles > 0 ? maxFiles : Number.POSITIVE_INFINITY;
}

/** Returns the pattern of accepted file types. In image mode, the default pattern is `image/*`. */
export function getFilePattern({ filePattern, image }: FileLimits): string {
  return image && (filePattern.trim() === '' || filePattern.trim() === '*') ? 'image/*' : filePattern;
}

/** Name and media type of a picked or stored file, which file patterns match. */
interface FileNameAndType {
  readonly name: string;
  /** Media type; '' if the browser can't tell. */
  readonly type: string;
}

/** File extensions of images, needed because some browsers report no media type for them. */
const PICTURE_EXTENSION = /\.(png|jpe?g|gif|webp|avif|bmp|tiff?|heic|heif)$/i;
const HEIC_EXTENSION = /\.hei[cf]$/i;

export const isPicture = ({ name, type }: FileNameAndType): boolean =>
  type === '' ? PICTURE_EXTENSION.test(name) : type.startsWith('image/');

export const isHeic = ({ name, type }: FileNameAndType): boolean =>
  /^image\/hei[cf]/.test(type) || HEIC_EXTENSION.test(name);

/** Returns whether a file matches a pattern in form.io's format: `.pdf,image/*,!*.exe`; `*` matches all files. */
export function matchesFilePattern(file: FileNameAndType, pattern: string): boolean {
  const entries = parsePatternEntries(pattern);
  const refused = entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1));
  const includedEntries = entries.filter((entry) => !entry.startsWith('!'));
  if (refused.some((entry) => matchesEntry(file, entry))) return false;
  return includedEntries.length === 0 || includedEntries.some((entry) => matchesEntry(file, entry));
}

/**
 * Converts a file pattern to the `accept` attribute of a file input; `undefined` if the attribute can't express the
 * pattern.
 */
export function formatAcceptAttribute(pattern: string): string | undefined {
  const includedEntries = parsePatternEntries(pattern).filter((entry) => !entry.startsWith('!'));
  const accepted = includedEntries.map((entry) => entry.replace(/^\*\./, '.'));
  const isSayable = accepted.every((entry) => /^\.[\w-]+$/.test(entry) || /^[\w-]+\/[\w.+*-]+$/.test(entry));
  return accepted.length > 0 && isSayable ? accepted.join(',') : undefined;
}

function parsePatternEntries(pattern: string): readonly string[] {
  return pattern
    .split(/[,;]/)
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
}

/**
 * Returns whether a file matches one entry of a pattern: `.pdf` and `*.pdf` are file extensions, `image/*` is a media
 * type.
 */
function matchesEntry(file: FileNameAndType, entry: string): boolean {
  if (entry === '*' || entry === '*/*' || entry === '*.*') return true;
  if (!entry.includes('/'))
    return matchesWildcards(file.name.toLowerCase(), entry.startsWith('.') ? `*${entry}` : entry);
  return matchesWildcards(file.type.toLowerCase(), entry) || (entry === 'image/*' && isPicture(file));
}

/**
 * Returns whether `text` matches a pattern with `*` wildcards.
 * NOTE: not a regular expression, because a pattern with many wildcards must not block the page.
 */
function matchesWildcards(text: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let from = first.length;
  for (const part of others) {
    const found = text.indexOf(part, from);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    from = found + part.length;
  }
  return true;
}

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
