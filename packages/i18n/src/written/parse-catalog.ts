import { parseSync } from 'vite';

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
