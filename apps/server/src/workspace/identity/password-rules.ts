/** Reason why a password is rejected. */
export type PasswordError = 'tooShort' | 'tooLong' | 'common' | 'telling';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 256;

/**
 * Returns why a new password is rejected; `undefined` if it is acceptable. Length counts instead of character classes
 * (NIST SP 800-63B §3.1.1.2). Common passwords are rejected, and those that consist of a name of the person or
 * organization.
 *
 * @param about names and addresses of the person and organization
 */
export async function validatePassword(
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<PasswordError | undefined> {
  const normalized = password.normalize('NFKC');
  const length = [...normalized].length;
  if (length < PASSWORD_MIN_LENGTH) return 'tooShort';
  if (length > PASSWORD_MAX_LENGTH) return 'tooLong';
  const plain = normalized.toLowerCase();
  const core = getCore(plain);
  const common = await loadCommonPasswords();
  if ([plain, core].some((word) => common.has(word)) || new Set(plain).size < 5) return 'common';
  const words = about.flatMap((text) => splitWords(text ?? '')).concat('tideform');
  const remaining = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
  return remaining !== plain && remaining.replace(/[^\p{L}]/gu, '').length < 4 ? 'telling' : undefined;
}

/** Returns the repeated or inner part of a password: `password` for `!password123!`, `abc` for `abcabcabcabc`. */
function getCore(plain: string): string {
  const bare = trimNonLetters(plain) || plain;
  for (let length = 1; length <= bare.length / 2; length += 1) {
    if (bare.length % length === 0 && bare.slice(0, length).repeat(bare.length / length) === bare) {
      return bare.slice(0, length);
    }
  }
  return bare;
}

/** Returns the text from the first letter to the last. */
function trimNonLetters(plain: string): string {
  const letters = [...plain.matchAll(/\p{L}/gu)];
  const last = letters.at(-1);
  return last ? plain.slice(letters[0]!.index, last.index + last[0].length) : '';
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

let commonPasswordsPromise: Promise<ReadonlySet<string>> | undefined;

/** About fifty thousand of the most common passwords, loaded when the first password is set. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswordsPromise ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswordsPromise;
}
