import { refusals } from '../../refusal.ts';

/** The number of a version id: `2.0` → 2. @throws 404 for what is no version id */
export function readVersionNumber(id: string): number {
  const number = /^(\d{1,6})\.0$/.exec(id)?.[1];
  if (number === undefined) throw refusals.itemNotFound();
  return Number(number);
}
