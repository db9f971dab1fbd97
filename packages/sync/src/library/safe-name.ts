const maxLength = 50;
const fallbackName = 'Untitled';

/**
 * Characters that SharePoint refuses, that can't be in a URL (unpaired surrogates), or that can disguise a name:
 * control characters and direction marks.
 */
const forbiddenPattern = /["*:<>?/\\|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reservedPattern = /^(?:\.lock|con|prn|aux|nul|com\d|lpt\d|desktop\.ini|forms)$/i;

/**
 * Returns a valid folder name for a title: at most 50 characters, 'Untitled' if nothing is left.
 *
 * @see https://support.microsoft.com/office/64883a5d-228e-48f5-b3d2-eb39e07630fa
 */
export function toSafeName(title: string): string {
  return cleanName(title, maxLength) || fallbackName;
}

/** Returns `toSafeName` followed by a number that is never truncated: 'Intake 2'. */
export function toNumberedName(title: string, suffix: number | string): string {
  return `${cleanName(title, maxLength - `${suffix}`.length - 1) || fallbackName} ${suffix}`;
}

/** Returns a valid file name; keeps the extension when truncating. */
export function toSafeFileName(name: string): string {
  return addFileNameSuffix(name, '');
}

/** Returns `toSafeFileName` with a suffix before the extension: 'photo-1.jpg'. The suffix is never truncated. */
export function addFileNameSuffix(name: string, suffix: string): string {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  const stem = cleanName(name.slice(0, name.length - extension.length), maxLength - extension.length - suffix.length);
  return `${stem || fallbackName}${suffix}${extension}`;
}

/** Returns the name of a response's folder. The number is never truncated. */
export function formatResponseFolderName(submissionNumber: number, formTitle: string): string {
  return `${submissionNumber} ${toSafeName(formTitle)}`;
}

function cleanName(text: string, length: number): string {
  const legal = text.normalize('NFC').replace(forbiddenPattern, '').replaceAll(/_vti_/gi, '').replaceAll(/\s+/g, ' ');
  const trimmed = trimName(truncateName(trimName(legal), length));
  return reservedPattern.test(trimmed) ? '' : trimmed;
}

/** Removes spaces and dots at the end, and spaces and `~$` at the start. */
function trimName(text: string): string {
  const start = text.replace(/^(?:~\$|\s)+/, '');
  let end = start.length;
  while (/[\s.]/.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end);
}

/** Truncates without splitting a surrogate pair. */
function truncateName(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
