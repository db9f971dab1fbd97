import { type Filter, matchesFilter } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

/** Whether a message meets a `$filter`; `from/emailAddress/address` is a path. @throws 400 for what no message has */
export function matchesMail(message: Readonly<Record<string, unknown>>, filter: Filter): boolean {
  return matchesFilter(filter, (property) => read(message, property));
}

function read(message: unknown, property: string): unknown {
  return property.split('/').reduce<unknown>((value, name) => {
    const key = Object.keys(value ?? {}).find((one) => one.toLowerCase() === name.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'ErrorInvalidProperty', `Could not find a property named '${name}'.`);
    return (value as Record<string, unknown>)[key];
  }, message);
}
