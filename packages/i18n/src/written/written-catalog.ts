import { responderLanguages, teamLanguages } from '../languages.ts';
import type { CatalogMessages } from '../messages.ts';
import { definerOf, isNode, type Node, nameOf, parseCatalog } from './parse-catalog.ts';

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

/**
 * The one catalog of a file; `undefined` when it has none.
 *
 * @throws when it has two, or one that is not written out
 */
export function writtenCatalog(code: string, file: string): WrittenCatalog | undefined {
  const call = parseCatalog(code, file)?.call;
  if (!call) return undefined;
  const [argument] = call.arguments as Node[];
  const read = argument && textsOf(argument);
  if (typeof read !== 'object') throw new Error(`${file}: a catalog is written out as an object of texts`);
  const offered = languagesOf[definerOf(call)]!;
  return { messages: read as CatalogMessages, languages: offered, start: call.start, end: call.end };
}

/** Returns a text or an object of texts; `undefined` if any part isn't a literal. */
export function textsOf(node: Node): string | object | undefined {
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

function templateOf(node: Node): string | undefined {
  const [only, ...more] = node.quasis as { readonly value: { readonly cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}

function joinOf(node: Node): string | undefined {
  const [left, right] = [textsOf(node.left as Node), textsOf(node.right as Node)];
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}
