import { refusals } from '../../refusal.ts';

/**
 * Parses a version ID: `2.0` → 2.
 * @throws 404 for a malformed one
 */
export function parseVersionNumber(id: string): number {
  const number = /^(\d{1,6})\.0$/.exec(id)?.[1];
  if (number === undefined) throw refusals.itemNotFound();
  return Number(number);
}
