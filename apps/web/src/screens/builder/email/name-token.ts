import type { LookOfToken } from '@tideform/components/kit/tokens/token-node.ts';
import type { TitleField } from '../title-template/title-fields.ts';
import type { EmailMessages } from './email.messages.ts';

type TokenMessages = EmailMessages['tokens'];

/** Says by which name a token of an email goes: that of its field, `If …`, `End`. What no field and no submission has is unknown. */
export function nameTokens(fields: readonly TitleField[], { tokens: messages }: EmailMessages): LookOfToken {
  const known = knownNames(fields, messages);
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
    const block = sayBlock(head, rest, say, messages);
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
  messages: TokenMessages,
): string | undefined {
  if (head.startsWith('/')) return messages.end;
  if (head === '#if') return messages.if({ test: say(rest) });
  if (head === '#unless') return messages.unless({ test: say(rest) });
  if (head === '#each') return messages.each({ list: say(rest) });
  if (head !== 'else') return undefined;
  return rest[0] === 'if' ? messages.elseIf({ test: say(rest.slice(1)) }) : messages.else;
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

function knownNames(fields: readonly TitleField[], messages: TokenMessages): ReadonlyMap<string, string> {
  const known = new Map<string, string>(ofSubmission.map((name) => [name, messages[name]]));
  known
    .set('editedBy.name', messages.editedBy)
    .set('createdBy.name', messages.createdBy)
    .set('user', messages.createdBy);
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
