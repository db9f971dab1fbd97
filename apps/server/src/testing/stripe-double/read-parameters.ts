import type { Parameter } from './shapes.ts';

/** Value of a form parameter: a text, or nested parameters by name. */
export type Sent = string | { [name: string]: Sent };

/**
 * Parses form-encoded parameters such as `subscription_data[metadata][teamId]=…` to nested objects. Lists become
 * objects with numbers as keys.
 */
export function readForm(text: string): { [name: string]: Sent } {
  const read: { [name: string]: Sent } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\]?\[|\]$/).filter((name) => name !== '' || key.includes('[]'));
    let at = read;
    for (const name of names.slice(0, -1)) {
      const inside = at[name];
      const next = typeof inside === 'object' ? inside : {};
      at[name] = next;
      at = next;
    }
    at[names.at(-1)!] = value;
  }
  return read;
}

/**
 * Checks sent parameters against the permitted ones.
 * @returns a description of each violation; empty if all are valid
 */
export function faultsOf(sent: Sent, parameter: Parameter, place: string): string[] {
  if (typeof parameter === 'string') return faultsOfPlain(sent, parameter, place);
  if (typeof sent === 'string') return [`${place} is no object`];
  if (Array.isArray(parameter)) {
    return Object.entries(sent).flatMap(([name, value]) => [
      ...(/^\d+$/.test(name) ? [] : [`${place}[${name}] is no place in a list`]),
      ...faultsOf(value, parameter[0] as Parameter, `${place}[${name}]`),
    ]);
  }
  const known = parameter as Readonly<Record<string, Parameter>>;
  return Object.entries(sent).flatMap(([name, value]) => {
    const inside = place === '' ? name : `${place}[${name}]`;
    return known[name] === undefined ? [`Received unknown parameter: ${inside}`] : faultsOf(value, known[name], inside);
  });
}

function faultsOfPlain(sent: Sent, parameter: Exclude<Parameter, object>, place: string): string[] {
  if (parameter === 'metadata') {
    const values = typeof sent === 'string' ? [sent] : Object.values(sent);
    const isFine =
      typeof sent !== 'string' && values.every((value) => typeof value === 'string' && value.length <= 500);
    return isFine ? [] : [`${place} holds texts of at most 500 letters`];
  }
  if (typeof sent !== 'string') return [`${place} is no text`];
  if (parameter === 'whole' && !/^-?\d+$/.test(sent)) return [`${place} is no whole number`];
  if (parameter === 'yes-or-no' && !/^(true|false)$/.test(sent)) return [`${place} is neither true nor false`];
  return [];
}
