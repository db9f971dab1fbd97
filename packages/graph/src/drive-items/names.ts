/** Why a drive refuses a name. */
export type NameProblem = 'empty' | 'too-long' | 'illegal-character' | 'outer-space' | 'trailing-dot' | 'reserved';

const MAX_NAME_CHARACTERS = 255;
const MAX_PATH_CHARACTERS = 400;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const illegal = /["*:<>?/\\|\u0000-\u001f]/;
const reserved = /^(\.lock|con|prn|aux|nul|com\d|lpt\d|desktop\.ini)$/i;

/**
 * What is wrong with the name of a file or folder; `undefined` when a drive takes it.
 *
 * @see https://support.microsoft.com/office/64883a5d-228e-48f5-b3d2-eb39e07630fa
 */
export function problemOfName(
  name: string,
  { isFolder = false, isAtRoot = false }: { readonly isFolder?: boolean; readonly isAtRoot?: boolean } = {},
): NameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_NAME_CHARACTERS) return 'too-long';
  if (illegal.test(name)) return 'illegal-character';
  if (name.trim() !== name) return 'outer-space';
  if (name === '.' || name === '..' || (isFolder && name.endsWith('.'))) return 'trailing-dot';
  if (reserved.test(name) || name.includes('_vti_') || name.startsWith('~$')) return 'reserved';
  if (isAtRoot && name.toLowerCase() === 'forms') return 'reserved';
  return undefined;
}

/** Whether a whole path below the drive's root, decoded and without leading slash, is too long. */
export function problemOfPath(path: string): 'too-long' | undefined {
  return path.length > MAX_PATH_CHARACTERS ? 'too-long' : undefined;
}

/** Two names in a folder are the same when their keys are: case does not count, accents do. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/**
 * The name that `rename` gives to a newcomer: a number before the last extension, the first that is free. `file 1.txt`,
 * `a.tar 1.gz`, and for folders `X 1`.
 */
export function conflictFreeName(name: string, isTaken: (name: string) => boolean, isFolder = false): string {
  const dot = isFolder ? -1 : name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 1; isTaken(candidate); number++) candidate = `${stem} ${number}${extension}`;
  return candidate;
}
