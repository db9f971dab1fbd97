import { refusals } from '../../refusal.ts';

const MAX_CHARACTERS = 32;

/**
 * The name that a column keeps for good: letters, digits and underscores stay, everything else is written as `_xHHHH_`.
 *
 * @throws 400 for a name that is empty or too long
 */
export function internalName(name: string): string {
  const encoded = encode(name.trim());
  if (encoded === '' || encoded.length > MAX_CHARACTERS) {
    throw refusals.invalidRequest(`'${name}' is not a valid internal name of a column.`);
  }
  return encoded;
}

function encode(name: string): string {
  const characters = name.replaceAll(/[^A-Za-z0-9_]/g, escapeOne);
  return /^\d/.test(characters) ? escapeOne(name[0]!) + characters.slice(1) : characters;
}

function escapeOne(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`;
}
