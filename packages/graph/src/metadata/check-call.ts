import { elementOf, faultsOfValue, typeOf } from './check-value.ts';
import { metadata, type OperationFacts } from './metadata.ts';

/** A request and its answer. */
export interface GraphCall {
  readonly method: string;
  /** Below the base address, with the query: `/me?$select=id`. */
  readonly url: string;
  /** JSON, parsed; `undefined`: none. */
  readonly body?: unknown;
  readonly status: number;
  readonly reply?: unknown;
}

interface Route {
  readonly name: string;
  readonly facts: OperationFacts;
  readonly pattern: RegExp;
}

/** Those with fewer parameters come first: `/users/$count` is no user. */
const routes: readonly Route[] = Object.entries(metadata.operations)
  .map(([name, facts]) => ({ name, facts, pattern: patternOf(facts.path) }))
  .sort((one, other) => parametersOf(one) - parametersOf(other));

function parametersOf({ facts }: Route): number {
  return facts.path.split('{').length;
}

function patternOf(path: string): RegExp {
  const parts = path.split(/(\{\+?\w+\})/).map((part) => {
    if (part.startsWith('{+')) return '[^:]+';
    return part.startsWith('{') ? '[^/]+' : part.replaceAll(/[.$()]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}

/** What Microsoft's metadata doesn't allow of a call that was accepted: its address, options, body and answer. */
export function faultsOfCall({ method, url, body, status, reply }: GraphCall): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'https://graph.test');
  if (status >= 400) return [];
  if (pathname === '/$batch') return faultsOfBatch(body, reply);
  const route = routes.find(({ facts, pattern }) => facts.method === method && pattern.test(pathname));
  if (!route) return [`${method} ${pathname} isn't described`];
  const { facts, name } = route;
  const faults = [
    ...faultsOfOptions(searchParams, facts),
    ...(body === undefined || method === 'PUT' ? [] : faultsOfBody(body, facts)),
  ];
  if (status < 300 && reply !== undefined && facts.reply !== undefined)
    faults.push(...faultsOfReply(reply, facts.reply));
  return faults.map((fault) => `${name}: ${fault}`);
}

function* faultsOfReply(reply: unknown, type: string): Generator<string> {
  const element = elementOf(type);
  if (element === undefined) yield* faultsOfValue(reply, `${type}!`, 'the reply');
  else yield* faultsOfValue(Object(reply).value, `Collection(${element})!`, 'value');
}

function* faultsOfBody(body: unknown, { body: type }: OperationFacts): Generator<string> {
  if (type === undefined) {
    yield 'takes no body';
    return;
  }
  if (typeof type === 'string') yield* faultsOfValue(body, `${type}!`, 'the body');
  else {
    // NOTE: OData compares names of parameters without their case: the metadata has `Message`, Microsoft's examples `message`.
    const parameters = new Map(Object.entries(type).map(([name, of]) => [name.toLowerCase(), of]));
    for (const [name, value] of Object.entries(Object(body))) {
      const of = parameters.get(name.toLowerCase());
      if (of !== undefined) yield* faultsOfValue(value, of, name);
      else if (!name.includes('@')) yield `has no parameter ${name}`;
    }
  }
}

/** Which properties the options of a query name. */
function faultsOfOptions(options: URLSearchParams, { of = '' }: OperationFacts): string[] {
  const compared = [
    ...(options.get('$filter') ?? '').matchAll(/(?:^|[\s(,])([A-Za-z]\w*)(?:\/\w+)*\s+(?:eq|ne|gt|ge|lt|le|in)\s/g),
  ];
  return [
    ...faultsOfNames(of, options.get('$select'), '$select'),
    ...faultsOfNames(of, options.get('$orderby'), '$orderby'),
    ...faultsOfNames(of, compared.map(([, name]) => name).join(), '$filter'),
    ...faultsOfExpansion(of, options.get('$expand')),
  ];
}

/** `fields($select=a,b),drive` with options of its own for each, which may be written without `$`. */
function faultsOfExpansion(of: string, expand: string | null | undefined): string[] {
  return split(expand, ',').flatMap((expanded) => {
    const [, name = '', inner] = /^(\w+)(?:\((.*)\))?$/s.exec(expanded) ?? [];
    const type = typeOf(metadata.types[of], name);
    if (type === undefined) return [`$expand names ${of}.${name}`];
    const element = elementOf(type) ?? type;
    return split(inner, ';').flatMap((option) => {
      const [, key, value] = /^\$?(\w+)=(.*)$/s.exec(option) ?? [];
      if (key === 'select') return faultsOfNames(element, value, '$select');
      return key === 'expand' ? faultsOfExpansion(element, value) : [];
    });
  });
}

function faultsOfNames(of: string, names: string | null | undefined, option: string): string[] {
  if (of === 'fieldValueSet') return [];
  const firsts = split(names, ',').map((part) => part.trim().split(/[ /]/)[0] ?? '');
  return firsts
    .filter((name) => !name.startsWith('@') && typeOf(metadata.types[of], name) === undefined)
    .map((name) => `${option} names ${of}.${name}`);
}

/** At separators outside of parentheses. */
function split(text: string | null | undefined, separator: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text ?? '') {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== '');
}

interface BatchEntry {
  readonly id?: string;
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly body?: unknown;
}

function faultsOfBatch(body: unknown, reply: unknown): readonly string[] {
  const requests: readonly BatchEntry[] = Object(body).requests ?? [];
  const responses: readonly BatchEntry[] = Object(reply).responses ?? [];
  return requests.flatMap(({ id, method = 'GET', url = '', body: sent }) => {
    const answer = responses.find((one) => one.id === id);
    return faultsOfCall({
      method,
      url: url.replace(/^\/?/, '/'),
      body: sent,
      status: answer?.status ?? 0,
      reply: answer?.body,
    });
  });
}
