/** Reason why a drive rejects the name of a file or folder. */
export type NameProblem = 'empty' | 'too-long' | 'illegal-character' | 'outer-space' | 'trailing-dot' | 'reserved';

const MAX_NAME_CHARACTERS = 255;
const MAX_PATH_CHARACTERS = 400;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const illegalPattern = /["*:<>?/\\|\u0000-\u001f]/;
const reservedPattern = /^(\.lock|con|prn|aux|nul|com\d|lpt\d|desktop\.ini)$/i;

/**
 * Returns why the name of a file or folder is invalid; `undefined` if a drive accepts it.
 * @see https://support.microsoft.com/office/64883a5d-228e-48f5-b3d2-eb39e07630fa
 */
export function getNameProblem(
  name: string,
  { isFolder = false, isAtRoot = false }: { readonly isFolder?: boolean; readonly isAtRoot?: boolean } = {},
): NameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_NAME_CHARACTERS) return 'too-long';
  if (illegalPattern.test(name)) return 'illegal-character';
  if (name.trim() !== name) return 'outer-space';
  if (name === '.' || name === '..' || (isFolder && name.endsWith('.'))) return 'trailing-dot';
  if (reservedPattern.test(name) || name.includes('_vti_') || name.startsWith('~$')) return 'reserved';
  if (isAtRoot && name.toLowerCase() === 'forms') return 'reserved';
  return undefined;
}

/** Checks the length of a whole path below the drive's root, decoded and without a leading slash. */
export function getPathProblem(path: string): 'too-long' | undefined {
  return path.length > MAX_PATH_CHARACTERS ? 'too-long' : undefined;
}

/** Returns a key that is equal for names that conflict within a folder: case is ignored, accents aren't. */
export function getNameKey(name: string): string {
  return name.toLowerCase();
}

/**
 * Returns the name that the conflict behavior `rename` gives to a new item: with the first free number before the last
 * extension, such as `file 1.txt`, `a.tar 1.gz`, and `X 1` for folders.
 */
export function createConflictFreeName(name: string, isTaken: (name: string) => boolean, isFolder = false): string {
  const extensionIndex = isFolder ? -1 : name.lastIndexOf('.');
  const [stem, extension] =
    extensionIndex > 0 ? [name.slice(0, extensionIndex), name.slice(extensionIndex)] : [name, ''];
  let candidate = name;
  for (let number = 1; isTaken(candidate); number++) candidate = `${stem} ${number}${extension}`;
  return candidate;
}
