import type { GetTokenAppearance } from '@tideform/components/kit/tokens/token-node.ts';
import type { TemplateField } from '../title-template/template-fields.ts';
import type { EmailMessages } from './email.messages.ts';

type TokenMessages = EmailMessages['tokens'];

/**
 * Creates a function that returns the name and kind of an email's token: the name of its field, `If …`, `End`. A path
 * that matches no field and no property of the submission is `unknown`.
 */
export function createGetTokenAppearance(
  fields: readonly TemplateField[],
  { tokens: messages }: EmailMessages,
): GetTokenAppearance {
  const namesByPath = getKnownNames(fields, messages);
  const columns = new Set(fields.flatMap((field) => field.columns ?? []).map(({ names }) => names.join('.')));
  const nameOf = (path: string): string | undefined => {
    const plain = path.replace(/[[\]"']/g, '');
    const name = namesByPath.get(plain);
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
    const [head = '', ...rest] = splitWords(inner);
    const formatWords = (from: readonly string[]) =>
      from.map((word) => (/^["']/.test(word) ? word : (nameOf(word) ?? word))).join(' ');
    const block = formatBlock(head, rest, formatWords, messages);
    if (block !== undefined) return { name: block, kind: 'block' };
    if (/^[#^!>@]/.test(head)) return { name: inner, kind: 'block' };
    const name = nameOf(head === 'dateFormat' ? (rest[0] ?? '') : head);
    if (name !== undefined) return { name, kind: 'value' };
    const isFree = rest.length > 0 || columns.has(head) || /^(this|metadata)\b|^\.\./.test(head);
    return { name: isFree ? inner : head, kind: isFree ? 'value' : 'unknown' };
  };
}

function formatBlock(
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

/** Splits an expression at spaces, but not inside quotes or brackets: names in brackets may contain spaces. */
function splitWords(text: string): readonly string[] {
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

function getKnownNames(fields: readonly TemplateField[], messages: TokenMessages): ReadonlyMap<string, string> {
  const known = new Map<string, string>(submissionNames.map((name) => [name, messages[name]]));
  known
    .set('editedBy.name', messages.editedBy)
    .set('createdBy.name', messages.createdBy)
    .set('user', messages.createdBy);
  for (const { names, name } of fields) {
    // An answer with the same name as a property of the submission is only reachable with the prefix `data.`.
    if (!known.has(names.join('.'))) known.set(names.join('.'), name);
    known.set(['data', ...names].join('.'), name);
  }
  return known;
}

const submissionNames = [
  ...(['submissionNumber', 'title', 'formTitle', 'version', 'createdBy'] as const),
  ...(['collaborators', 'timestamp', 'viewUrl', 'editUrl', 'isEdit', 'editedBy'] as const),
] as const;
