import {
  allowedIdentifiers,
  bannedFunctions,
  bannedInIdentifiers,
  bannedPhrases,
  bareBeginning,
} from './banned-terms.ts';

export type FindingKind = 'identifier' | 'comment' | 'message' | 'doc';

/** One banned term in one file; an identifier that a file uses repeatedly counts once. */
export interface LanguageFinding {
  readonly file: string;
  readonly kind: FindingKind;
  readonly term: string;
}

/**
 * Matches comments, strings and template literals. NOTE: an approximation without a parser, so that the check takes
 * seconds.
 */
const notCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
const declared = /\bfunction\s+(\w+)|\b(?:const|let)\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*(?::[^=]+)?=>/g;

/** Finds the banned terms in a file. */
export function findBannedTerms(file: string, text: string): readonly LanguageFinding[] {
  if (file.endsWith('.md')) return findInProse('doc', file, withoutCode(text));
  const comments: string[] = [];
  const code = text.replace(notCode, (part) => {
    if (part.startsWith('/')) comments.push(part);
    return ' ';
  });
  return [
    ...findInIdentifiers(file, code),
    ...comments.flatMap((comment) => findInProse('comment', file, plainComment(comment))),
    ...(file.endsWith('.messages.ts') ? findInMessages(file, text) : []),
  ];
}

function findInIdentifiers(file: string, code: string): readonly LanguageFinding[] {
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const terms = [...names].filter((name) => !allowedIdentifiers.has(name) && wordsIn(name).some(isBanned));
  for (const [, plain, arrow] of code.matchAll(declared)) {
    const name = plain ?? arrow ?? '';
    if (bannedFunctions.has(name)) terms.push(`${name}()`);
  }
  return [...new Set(terms)].map((term) => ({ file, kind: 'identifier', term }));
}

const wordsIn = (name: string): readonly string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_$]/).map((word) => word.toLowerCase());

const isBanned = (word: string): boolean =>
  Object.hasOwn(bannedInIdentifiers, word) || Object.hasOwn(bannedInIdentifiers, word.replace(/s$/, ''));

function findInProse(kind: FindingKind, file: string, text: string): readonly LanguageFinding[] {
  const found = bannedPhrases.flatMap((phrase) => text.match(phrase) ?? []);
  const beginning = kind === 'comment' ? bareBeginning.exec(text)?.[0] : undefined;
  return [...found, ...(beginning ? [beginning] : [])].map((term) => ({ file, kind, term: term.toLowerCase() }));
}

/** Finds banned phrases in the English texts of a message catalog. */
function findInMessages(file: string, text: string): readonly LanguageFinding[] {
  const english = [...text.matchAll(/\ben:\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g)];
  return english.flatMap(([, single, double, back]) => findInProse('message', file, single ?? double ?? back ?? ''));
}

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, ' ');

const plainComment = (comment: string): string =>
  comment.replace(/^\/\*\*?\s*|\s*\*\/$|^\/\/\s*|\n\s*\*?/g, ' ').trim();
