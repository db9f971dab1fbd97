import { type Filter, matchesFilter } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

/**
 * Returns whether a message matches a `$filter`. Properties can be paths, such as `from/emailAddress/address`.
 * @throws 400 for an unknown property
 */
export function matchesMail(message: Readonly<Record<string, unknown>>, filter: Filter): boolean {
  return matchesFilter(filter, (property) => getProperty(message, property));
}

function getProperty(message: unknown, property: string): unknown {
  return property.split('/').reduce<unknown>((value, name) => {
    const key = Object.keys(value ?? {}).find((one) => one.toLowerCase() === name.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Could not find a property named '${name}'.`);
    return (value as Record<string, unknown>)[key];
  }, message);
}
