import { responderLanguages, teamLanguages } from '../languages.ts';
import type { CatalogMessages } from '../messages.ts';
import { getDefinerName, getKeyName, isNode, type Node, parseCatalog } from './parse-catalog.ts';

/** The catalog in a source file. `start` and `end` are the offsets of the call that defines it. */
export interface SourceCatalog {
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
 * Parses the catalog of a source file; `undefined` if there is none.
 *
 * @throws if the file has two catalogs, or one that isn't an object of literal texts
 */
export function parseSourceCatalog(code: string, file: string): SourceCatalog | undefined {
  const call = parseCatalog(code, file)?.call;
  if (!call) return undefined;
  const [argument] = call.arguments as Node[];
  const read = argument && parseTexts(argument);
  if (typeof read !== 'object') throw new Error(`${file}: a catalog must be an object of literal texts`);
  const offered = languagesOf[getDefinerName(call)]!;
  return { messages: read as CatalogMessages, languages: offered, start: call.start, end: call.end };
}

/** Returns a text or an object of texts; `undefined` if any part isn't a literal. */
export function parseTexts(node: Node): string | object | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return templateOf(node);
  if (node.type === 'BinaryExpression' && node.operator === '+') return joinOf(node);
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = (node.properties as Node[]).map((property) => {
    const key = property.key as Node | undefined;
    const value = isNode(property.value) ? parseTexts(property.value) : undefined;
    return property.computed === true || key === undefined || value === undefined
      ? undefined
      : [getKeyName(key), value];
  });
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

function templateOf(node: Node): string | undefined {
  const [only, ...more] = node.quasis as { readonly value: { readonly cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}

function joinOf(node: Node): string | undefined {
  const [left, right] = [parseTexts(node.left as Node), parseTexts(node.right as Node)];
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}
