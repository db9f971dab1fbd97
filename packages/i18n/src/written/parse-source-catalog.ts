import { parseSync } from 'vite';
import { responderLanguages, teamLanguages } from '../languages.ts';
import type { CatalogMessages } from '../messages.ts';

/** The catalog in a source file. `start` and `end` are the offsets of the call that defines it. */
export interface SourceCatalog {
  readonly messages: CatalogMessages;
  readonly languages: readonly string[];
  readonly start: number;
  readonly end: number;
}

const languagesByDefiner: Readonly<Record<string, readonly string[]>> = {
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
  const [argument] = call.arguments as AstNode[];
  const read = argument && parseTexts(argument);
  if (typeof read !== 'object') throw new Error(`${file}: a catalog must be an object of literal texts`);
  const offered = languagesByDefiner[getDefinerName(call)]!;
  return { messages: read as CatalogMessages, languages: offered, start: call.start, end: call.end };
}

/** Returns a text or an object of texts; `undefined` if any part isn't a literal. */
export function parseTexts(node: AstNode): string | object | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return parseTemplateLiteral(node);
  if (node.type === 'BinaryExpression' && node.operator === '+') return parseConcatenation(node);
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = (node.properties as AstNode[]).map((property) => {
    const key = property.key as AstNode | undefined;
    const value = isNode(property.value) ? parseTexts(property.value) : undefined;
    return property.computed === true || key === undefined || value === undefined
      ? undefined
      : [getKeyName(key), value];
  });
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

function parseTemplateLiteral(node: AstNode): string | undefined {
  const [only, ...more] = node.quasis as { readonly value: { readonly cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}

function parseConcatenation(node: AstNode): string | undefined {
  const [left, right] = [parseTexts(node.left as AstNode), parseTexts(node.right as AstNode)];
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}

/** A node of the syntax tree. `start` and `end` are offsets in the source text. */
export interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface ParsedCatalog {
  /** The call of `memberMessages` or `responderMessages`. */
  readonly call: AstNode;
  /** Every comment of the file, in order. */
  readonly comments: readonly SourceComment[];
}

interface SourceComment {
  /** Text of the comment without its delimiters. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the catalog of a source file; `undefined` if there is none.
 *
 * @throws if the file has two catalogs or a syntax error
 */
export function parseCatalog(code: string, file: string): ParsedCatalog | undefined {
  const { program, errors, comments } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const [call, another] = findCatalogCalls(program as unknown as AstNode);
  if (another) throw new Error(`${file} has more than one catalog: move each to its own file`);
  return call && { call, comments };
}

/** Returns the name of the function that defines a catalog, such as `memberMessages`. */
export const getDefinerName = (call: AstNode): string => String((call.callee as AstNode).name);

const definerNames: readonly string[] = ['memberMessages', 'responderMessages'];

function findCatalogCalls(node: AstNode): AstNode[] {
  const callee = node.callee as AstNode | undefined;
  if (node.type === 'CallExpression' && callee?.type === 'Identifier' && definerNames.includes(String(callee.name))) {
    return [node];
  }
  return Object.values(node).flatMap((value) =>
    Array.isArray(value)
      ? value.filter(isNode).flatMap(findCatalogCalls)
      : isNode(value)
        ? findCatalogCalls(value)
        : [],
  );
}

export const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of a property. */
export const getKeyName = (key: AstNode): string => String(key.type === 'Identifier' ? key.name : key.value);
