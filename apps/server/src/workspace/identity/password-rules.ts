/** Why a password will not do. */
export type PasswordFlaw = 'tooShort' | 'tooLong' | 'common' | 'telling';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 256;

/**
 * What is wrong with a new password; `undefined`: nothing. Length counts and not the kinds of signs in it (NIST SP 800-63B
 * §3.1.1.2); what everybody tries first is refused, and what the person or the organization is called.
 *
 * @param about names, addresses: no password may be made of one of them
 */
export async function findPasswordFlaw(
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<PasswordFlaw | undefined> {
  const typed = password.normalize('NFKC');
  const length = [...typed].length;
  if (length < PASSWORD_MIN_LENGTH) return 'tooShort';
  if (length > PASSWORD_MAX_LENGTH) return 'tooLong';
  const plain = typed.toLowerCase();
  const heart = heartOf(plain);
  const common = await commonPasswords();
  if ([plain, heart].some((word) => common.has(word)) || new Set(plain).size < 5) return 'common';
  const words = about.flatMap((text) => wordsOf(text ?? '')).concat('tideform');
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
  return rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < 4 ? 'telling' : undefined;
}

/** Of `!password123!` the `password`, of `abcabcabcabc` the `abc`. */
function heartOf(plain: string): string {
  const bare = withoutEnds(plain) || plain;
  for (let length = 1; length <= bare.length / 2; length += 1) {
    if (bare.length % length === 0 && bare.slice(0, length).repeat(bare.length / length) === bare) {
      return bare.slice(0, length);
    }
  }
  return bare;
}

/** From the first letter to the last. */
function withoutEnds(plain: string): string {
  const letters = [...plain.matchAll(/\p{L}/gu)];
  const last = letters.at(-1);
  return last ? plain.slice(letters[0]!.index, last.index + last[0].length) : '';
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that people choose most, some fifty thousand; read at the first password that somebody sets. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
}
