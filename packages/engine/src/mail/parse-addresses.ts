import { isRecord } from '../json/is-record.ts';
import { isEmailAddress } from '../validation/is-email-address.ts';

const NAMED_ADDRESS = /^[^<>]*<([^<>]*)>$/;

/** Parses `amira@north.example` or `Amira Haddad <amira@north.example>`; `undefined` if it is not an address. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = (NAMED_ADDRESS.exec(trimmed)?.[1] ?? trimmed).trim();
  return isEmailAddress(address) ? address : undefined;
}

/** Splits a text at commas, semicolons and line breaks. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Returns the addresses in an answer: an address, the address of a person, or those of a list.
 * @param onSkip called with texts that are not addresses
 */
export function collectAddresses(value: unknown, onSkip: (text: string) => void): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((one) => collectAddresses(one, onSkip));
  const text = isRecord(value) ? getPersonAddress(value) : String(value);
  const address = text.trim();
  if (isEmailAddress(address)) return [address];
  if (address !== '') onSkip(address);
  return [];
}

function getPersonAddress({ mail, userPrincipalName, email }: Readonly<Record<string, unknown>>): string {
  const found = [mail, userPrincipalName, email].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
}
