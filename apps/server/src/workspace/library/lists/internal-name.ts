import { refusals } from '../../refusal.ts';

const MAX_NAME_CHARACTERS = 32;

/**
 * Returns a column's permanent internal name: letters, digits and underscores stay, other characters become `_xHHHH_`.
 *
 * @throws 400 when the name is empty or too long
 */
export function encodeInternalName(name: string): string {
  const encoded = encodeCharacters(name.trim());
  if (encoded === '' || encoded.length > MAX_NAME_CHARACTERS) {
    throw refusals.invalidRequest(`'${name}' is not a valid internal name of a column.`);
  }
  return encoded;
}

function encodeCharacters(name: string): string {
  const characters = name.replaceAll(/[^A-Za-z0-9_]/g, escapeCharacter);
  return /^\d/.test(characters) ? escapeCharacter(name[0]!) + characters.slice(1) : characters;
}

function escapeCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`;
}
