const maxLength = 50;
const fallback = 'Untitled';

/** Refused by SharePoint, in no address (half a surrogate pair), or able to disguise a name: control characters and marks that turn the direction. */
const forbidden = /["*:<>?/\\|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reserved = /^(?:\.lock|con|prn|aux|nul|com\d|lpt\d|desktop\.ini|forms)$/i;

/**
 * A title as the name of a folder: at most 50 characters, 'Untitled' when nothing is left.
 * @see https://support.microsoft.com/office/64883a5d-228e-48f5-b3d2-eb39e07630fa
 */
export function safeName(title: string): string {
  return clean(title, maxLength) || fallback;
}

/** `safeName` with a number behind it, which is never cut: 'Intake 2'. */
export function numberedName(title: string, suffix: number | string): string {
  return `${clean(title, maxLength - `${suffix}`.length - 1) || fallback} ${suffix}`;
}

/** Like `safeName`, for a file: the extension survives the cut. */
export function safeFileName(name: string): string {
  return fileNameWithSuffix(name, '');
}

/** `safeFileName` with a suffix before the extension: 'photo-1.jpg'. The suffix is never cut. */
export function fileNameWithSuffix(name: string, suffix: string): string {
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  const stem = clean(name.slice(0, name.length - extension.length), maxLength - extension.length - suffix.length);
  return `${stem || fallback}${suffix}${extension}`;
}

/** Name of the folder of one response. The number is never cut. */
export function responseFolderName(submissionNumber: number, formTitle: string): string {
  return `${submissionNumber} ${safeName(formTitle)}`;
}

function clean(text: string, length: number): string {
  const legal = text.normalize('NFC').replace(forbidden, '').replaceAll(/_vti_/gi, '').replaceAll(/\s+/g, ' ');
  const trimmed = trim(cut(trim(legal), length));
  return reserved.test(trimmed) ? '' : trimmed;
}

/** No space or dot at the ends, no `~$` in front. */
function trim(text: string): string {
  const start = text.replace(/^(?:~\$|\s)+/, '');
  let end = start.length;
  while (/[\s.]/.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end);
}

/** Cuts without leaving half of a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
