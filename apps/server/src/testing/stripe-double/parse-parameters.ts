import type { ParameterShape } from './request-shapes.ts';

/** Value of a form parameter: a text, or nested parameters by name. */
export type ParameterValue = string | { [name: string]: ParameterValue };

/**
 * Parses form-encoded parameters such as `subscription_data[metadata][teamId]=…` to nested objects. Lists become
 * objects with numbers as keys.
 */
export function parseForm(text: string): { [name: string]: ParameterValue } {
  const parameters: { [name: string]: ParameterValue } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\]?\[|\]$/).filter((name) => name !== '' || key.includes('[]'));
    let at = parameters;
    for (const name of names.slice(0, -1)) {
      const inside = at[name];
      const next = typeof inside === 'object' ? inside : {};
      at[name] = next;
      at = next;
    }
    at[names.at(-1)!] = value;
  }
  return parameters;
}

/**
 * Checks sent parameters against the permitted ones.
 * @returns a description of each violation; empty if all are valid
 */
export function findParameterFaults(value: ParameterValue, parameter: ParameterShape, path: string): string[] {
  if (typeof parameter === 'string') return findPlainParameterFaults(value, parameter, path);
  if (typeof value === 'string') return [`${path} is no object`];
  if (Array.isArray(parameter)) {
    return Object.entries(value).flatMap(([name, value]) => [
      ...(/^\d+$/.test(name) ? [] : [`${path}[${name}] is no place in a list`]),
      ...findParameterFaults(value, parameter[0] as ParameterShape, `${path}[${name}]`),
    ]);
  }
  const known = parameter as Readonly<Record<string, ParameterShape>>;
  return Object.entries(value).flatMap(([name, value]) => {
    const inside = path === '' ? name : `${path}[${name}]`;
    return known[name] === undefined
      ? [`Received unknown parameter: ${inside}`]
      : findParameterFaults(value, known[name], inside);
  });
}

function findPlainParameterFaults(
  value: ParameterValue,
  parameter: Exclude<ParameterShape, object>,
  path: string,
): string[] {
  if (parameter === 'metadata') {
    const values = typeof value === 'string' ? [value] : Object.values(value);
    const isFine =
      typeof value !== 'string' && values.every((value) => typeof value === 'string' && value.length <= 500);
    return isFine ? [] : [`${path} holds texts of at most 500 letters`];
  }
  if (typeof value !== 'string') return [`${path} is no text`];
  if (parameter === 'whole' && !/^-?\d+$/.test(value)) return [`${path} is no whole number`];
  if (parameter === 'yes-or-no' && !/^(true|false)$/.test(value)) return [`${path} is neither true nor false`];
  return [];
}
