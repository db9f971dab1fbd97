import type { CatalogAudience } from '../languages.ts';
import { type AstNode, getDefinerName, getKeyName, isNode, parseCatalog, parseTexts } from './parse-source-catalog.ts';

/** One message in the source text of its catalog. */
export interface CatalogEntry {
  /** Keys of the message and of the groups around it, outermost first. */
  readonly path: readonly string[];
  /** Maps a language to the text of the message. */
  readonly texts: Readonly<Record<string, string>>;
  /** Comments on the message and the groups around it, outermost first. */
  readonly notes: readonly string[];
  /** Maps a language to the range of its text in the source. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Source offset after the last language, where another language can be added. */
  readonly end: number;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface CatalogEntries {
  readonly audience: CatalogAudience;
  /** The doc comment of the catalog. */
  readonly note: string | undefined;
  readonly entries: readonly CatalogEntry[];
}

/**
 * Lists the messages of a source file with their comments and their positions in the file.
 *
 * @returns `undefined` if the file has no catalog
 * @throws if the catalog isn't an object of literal texts
 */
export function listCatalogEntries(code: string, file: string): CatalogEntries | undefined {
  const parsed = parseCatalog(code, file);
  if (!parsed) return undefined;
  const { call, comments } = parsed;
  const [messages] = call.arguments as AstNode[];
  if (typeof (messages && parseTexts(messages)) !== 'object')
    throw new Error(`${file}: a catalog must be an object of texts`);
  /** Returns the comments between two offsets of the source. */
  const findNotes = (start: number, end: number) =>
    comments.filter((one) => one.start >= start && one.end <= end).map(({ value }) => toPlainText(value));

  const docComment = comments.find(({ end }) => /^\s*export const \w+ =\s*$/.test(code.slice(end, call.start)));

  function entriesIn(group: AstNode, path: readonly string[], notes: readonly string[]): CatalogEntry[] {
    let behind = group.start;
    return (group.properties as AstNode[]).flatMap((property) => {
      const own = [...notes, ...findNotes(behind, property.start)];
      behind = property.end;
      const value = property.value as AstNode;
      const at = [...path, getKeyName(property.key as AstNode)];
      return isMessageNode(value) ? [toCatalogEntry(value, at, own)] : entriesIn(value, at, own);
    });
  }

  return {
    audience: getDefinerName(call) === 'responderMessages' ? 'respondents' : 'members',
    note: docComment && toPlainText(docComment.value),
    entries: entriesIn(messages!, [], []),
  };
}

const isMessageNode = (node: AstNode): boolean =>
  (node.properties as AstNode[]).some(
    ({ key, value }) => isNode(value) && value.type !== 'ObjectExpression' && getKeyName(key as AstNode) === 'en',
  );

function toCatalogEntry(node: AstNode, path: readonly string[], notes: readonly string[]): CatalogEntry {
  const languages = (node.properties as AstNode[]).map(
    ({ key, value }) => [getKeyName(key as AstNode), value as AstNode] as const,
  );
  return {
    path,
    texts: Object.fromEntries(languages.map(([tag, value]) => [tag, parseTexts(value) as string])),
    notes,
    ranges: Object.fromEntries(languages.map(([tag, { start, end }]) => [tag, { start, end }])),
    end: (node.properties as AstNode[]).at(-1)!.end,
  };
}

/** Returns the text of a comment without the stars and the indentation of its lines. */
const toPlainText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();
