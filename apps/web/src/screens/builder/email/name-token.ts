import type { LookOfToken } from '@tideform/components/kit/tokens/token-node.ts';
import type { TitleField } from '../title-template/title-fields.ts';
import type { EmailWords } from './email.words.ts';

type TokenWords = EmailWords['tokens'];

/** Says by which name a token of an e-mail goes: that of its field, `If …`, `End`. What no field and no submission has is unknown. */
export function nameTokens(fields: readonly TitleField[], { tokens: words }: EmailWords): LookOfToken {
  const known = knownNames(fields, words);
  const columns = new Set(fields.flatMap((field) => field.columns ?? []).map(({ names }) => names.join('.')));
  const nameOf = (path: string): string | undefined => {
    const plain = path.replace(/[[\]"']/g, '');
    const name = known.get(plain);
    if (name !== undefined) return name;
    const end = plain.lastIndexOf('.');
    const outer = end > 0 ? nameOf(plain.slice(0, end)) : undefined;
    return outer && `${outer} › ${plain.slice(end + 1)}`;
  };
  return (text) => {
    const inner = text
      .slice(2, -2)
      .replace(/\u00a0/g, ' ')
      .trim();
    const [head = '', ...rest] = wordsOf(inner);
    const say = (from: readonly string[]) =>
      from.map((word) => (/^["']/.test(word) ? word : (nameOf(word) ?? word))).join(' ');
    const block = sayBlock(head, rest, say, words);
    if (block !== undefined) return { name: block, kind: 'block' };
    if (/^[#^!>@]/.test(head)) return { name: inner, kind: 'block' };
    const name = nameOf(head === 'dateFormat' ? (rest[0] ?? '') : head);
    if (name !== undefined) return { name, kind: 'value' };
    const isFree = rest.length > 0 || columns.has(head) || /^(this|metadata)\b|^\.\./.test(head);
    return { name: isFree ? inner : head, kind: isFree ? 'value' : 'unknown' };
  };
}

function sayBlock(
  head: string,
  rest: readonly string[],
  say: (words: readonly string[]) => string,
  words: TokenWords,
): string | undefined {
  if (head.startsWith('/')) return words.end;
  if (head === '#if') return words.if({ test: say(rest) });
  if (head === '#unless') return words.unless({ test: say(rest) });
  if (head === '#each') return words.each({ list: say(rest) });
  if (head !== 'else') return undefined;
  return rest[0] === 'if' ? words.elseIf({ test: say(rest.slice(1)) }) : words.else;
}

/** Quoted words stay whole, and names in brackets, which may have blanks. */
function wordsOf(text: string): readonly string[] {
  const words = [''];
  let close: string | undefined;
  for (const sign of text) {
    if (close === undefined && /\s/.test(sign)) words.push('');
    else words.push(`${words.pop()}${sign}`);
    close = close === undefined ? closing[sign] : sign === close ? undefined : close;
  }
  return words.filter((word) => word !== '');
}

const closing: Readonly<Partial<Record<string, string>>> = { '"': '"', "'": "'", '[': ']' };

function knownNames(fields: readonly TitleField[], words: TokenWords): ReadonlyMap<string, string> {
  const known = new Map<string, string>(ofSubmission.map((name) => [name, words[name]]));
  known.set('editedBy.name', words.editedBy).set('createdBy.name', words.createdBy).set('user', words.createdBy);
  for (const { names, name } of fields) {
    // An answer that goes by the name of something of the submission is written with `data.` before it.
    if (!known.has(names.join('.'))) known.set(names.join('.'), name);
    known.set(['data', ...names].join('.'), name);
  }
  return known;
}

const ofSubmission = [
  ...(['submissionNumber', 'title', 'formTitle', 'version', 'createdBy'] as const),
  ...(['collaborators', 'timestamp', 'viewUrl', 'editUrl', 'isEdit', 'editedBy'] as const),
] as const;
