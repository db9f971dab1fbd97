const maxLength = 50;
const fallback = 'Untitled';

/**
 * Characters that SharePoint refuses, that can't be in a URL (unpaired surrogates), or that can disguise a name:
 * control characters and direction marks.
 */
const forbidden = /["*:<>?/\\|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reserved = /^(?:\.lock|con|prn|aux|nul|com\d|lpt\d|desktop\.ini|forms)$/i;

/**
 * Returns a valid folder name for a title: at most 50 characters, 'Untitled' if nothing is left.
 *
 * @see https://support.microsoft.com/office/64883a5d-228e-48f5-b3d2-eb39e07630fa
 */
export function safeName(title: string): string {
  return clean(title, maxLength) || fallback;
}

/** Returns `safeName` followed by a number that is never truncated: 'Intake 2'. */
export function numberedName(title: string, suffix: number | string): string {
  return `${clean(title, maxLength - `${suffix}`.length - 1) || fallback} ${suffix}`;
}

/** Returns a valid file name; keeps the extension when truncating. */
export function safeFileName(name: string): string {
  return fileNameWithSuffix(name, '');
}

/** Returns `safeFileName` with a suffix before the extension: 'photo-1.jpg'. The suffix is never truncated. */
export function fileNameWithSuffix(name: string, suffix: string): string {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  const stem = clean(name.slice(0, name.length - extension.length), maxLength - extension.length - suffix.length);
  return `${stem || fallback}${suffix}${extension}`;
}

/** Returns the name of a response's folder. The number is never truncated. */
export function responseFolderName(submissionNumber: number, formTitle: string): string {
  return `${submissionNumber} ${safeName(formTitle)}`;
}

function clean(text: string, length: number): string {
  const legal = text.normalize('NFC').replace(forbidden, '').replaceAll(/_vti_/gi, '').replaceAll(/\s+/g, ' ');
  const trimmed = trim(cut(trim(legal), length));
  return reserved.test(trimmed) ? '' : trimmed;
}

/** Removes spaces and dots at the end, and spaces and `~$` at the start. */
function trim(text: string): string {
  const start = text.replace(/^(?:~\$|\s)+/, '');
  let end = start.length;
  while (/[\s.]/.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end);
}

/** Truncates without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
