import { parseSync } from 'vite';
import { responderLanguages, teamLanguages } from '../languages.ts';
import type { CatalogMessages } from '../messages.ts';

/** A catalog as a file says it. `start` and `end`: the call that makes it, in characters of the file. */
export interface WrittenCatalog {
  readonly messages: CatalogMessages;
  readonly languages: readonly string[];
  readonly start: number;
  readonly end: number;
}

const languagesOf: Readonly<Record<string, readonly string[]>> = {
  memberMessages: teamLanguages,
  responderMessages: responderLanguages,
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * The one catalog of a file; `undefined` when it has none.
 *
 * @throws when it has two, or one that is not written out
 */
export function writtenCatalog(code: string, file: string): WrittenCatalog | undefined {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const calls = callsIn(program as unknown as Node);
  const [call] = calls;
  if (!call) return undefined;
  if (calls.length > 1) throw new Error(`${file} has more than one catalog: put each into a file of its own`);
  const [argument] = call.arguments as Node[];
  const read = argument && textsOf(argument);
  if (typeof read !== 'object') throw new Error(`${file}: a catalog is written out as an object of texts`);
  const { name } = call.callee as unknown as { readonly name: string };
  return { messages: read as CatalogMessages, languages: languagesOf[name]!, start: call.start, end: call.end };
}

function callsIn(node: Node): Node[] {
  const callee = node.callee as Node | undefined;
  if (node.type === 'CallExpression' && callee?.type === 'Identifier' && String(callee.name) in languagesOf) {
    return [node];
  }
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode).flatMap(callsIn) : isNode(value) ? callsIn(value) : [],
  );
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The texts of an object that is written out; `undefined`: something in it is worked out. */
function textsOf(node: Node): string | object | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return templateOf(node);
  if (node.type === 'BinaryExpression' && node.operator === '+') return joinOf(node);
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = (node.properties as Node[]).map((property) => {
    const key = property.key as Node | undefined;
    const value = isNode(property.value) ? textsOf(property.value) : undefined;
    return property.computed === true || key === undefined || value === undefined ? undefined : [nameOf(key), value];
  });
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

const nameOf = (key: Node): string => String(key.type === 'Identifier' ? key.name : key.value);

function templateOf(node: Node): string | undefined {
  const [only, ...more] = node.quasis as { readonly value: { readonly cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}

function joinOf(node: Node): string | undefined {
  const [left, right] = [textsOf(node.left as Node), textsOf(node.right as Node)];
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}
