import { isRecord } from '../json/is-record.ts';
import { isEmailAddress } from '../validation/is-email-address.ts';

const NAMED = /^[^<>]*<([^<>]*)>$/;

/** The address of `amira@north.example` or `Amira Haddad <amira@north.example>`; `undefined`: it is none. */
export function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = (NAMED.exec(trimmed)?.[1] ?? trimmed).trim();
  return isEmailAddress(address) ? address : undefined;
}

/** What stands between commas, semicolons and lines. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The addresses that an answer gives: one, a person's, or each of a list's.
 * @param leaveOut hears of what is none
 */
export function addressesIn(value: unknown, leaveOut: (text: string) => void): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((one) => addressesIn(one, leaveOut));
  const text = isRecord(value) ? ofPerson(value) : String(value);
  const address = text.trim();
  if (isEmailAddress(address)) return [address];
  if (address !== '') leaveOut(address);
  return [];
}

function ofPerson({ mail, userPrincipalName, email }: Readonly<Record<string, unknown>>): string {
  const found = [mail, userPrincipalName, email].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
}
