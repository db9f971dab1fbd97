/** What a pattern is asked about. A file that is picked and one that is stored both have it. */
export interface KindOfFile {
  readonly name: string;
  /** Media type, '' when the browser knew none. */
  readonly type: string;
}

/** Pictures that some browsers give no media type. */
const PICTURE = /\.(png|jpe?g|gif|webp|avif|bmp|tiff?|heic|heif)$/i;
const HEIC = /\.hei[cf]$/i;

export const isPicture = ({ name, type }: KindOfFile): boolean =>
  type === '' ? PICTURE.test(name) : type.startsWith('image/');

export const isHeic = ({ name, type }: KindOfFile): boolean => /^image\/hei[cf]/.test(type) || HEIC.test(name);

/** Says whether a file is of a kind that form.io's pattern takes: `.pdf,image/*,!*.exe`; `*` takes all. */
export function matchesPattern(file: KindOfFile, pattern: string): boolean {
  const entries = entriesOf(pattern);
  const refused = entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1));
  const taken = entries.filter((entry) => !entry.startsWith('!'));
  if (refused.some((entry) => matchesEntry(file, entry))) return false;
  return taken.length === 0 || taken.some((entry) => matchesEntry(file, entry));
}

/** The pattern for the browser's picker, `undefined` where it cannot say it. */
export function acceptOf(pattern: string): string | undefined {
  const taken = entriesOf(pattern).filter((entry) => !entry.startsWith('!'));
  const accepted = taken.map((entry) => entry.replace(/^\*\./, '.'));
  const isSayable = accepted.every((entry) => /^\.[\w-]+$/.test(entry) || /^[\w-]+\/[\w.+*-]+$/.test(entry));
  return accepted.length > 0 && isSayable ? accepted.join(',') : undefined;
}

function entriesOf(pattern: string): readonly string[] {
  return pattern
    .split(/[,;]/)
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
}

/** `.pdf` and `*.pdf` are ends of names, `image/*` is a media type. */
function matchesEntry(file: KindOfFile, entry: string): boolean {
  if (entry === '*' || entry === '*/*' || entry === '*.*') return true;
  if (!entry.includes('/')) return fitsStars(file.name.toLowerCase(), entry.startsWith('.') ? `*${entry}` : entry);
  return fitsStars(file.type.toLowerCase(), entry) || (entry === 'image/*' && isPicture(file));
}

/** NOTE: by hand and not by a regular expression: an author's pattern of many stars must not hang the page. */
function fitsStars(text: string, pattern: string): boolean {
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
