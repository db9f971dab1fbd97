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
  const namesByPath = getNamesByPath(fields, messages);
  const columns = new Set(fields.flatMap((field) => field.columns ?? []).map(({ names }) => names.join('.')));
  const nameOf = (path: string): string | undefined => {
    const plain = path.replace(/[[\]"']/g, '');
    const name = namesByPath.get(plain);
    if (name !== undefined) return name;
    const end = plain.lastIndexOf('.');
    const containerName = end > 0 ? nameOf(plain.slice(0, end)) : undefined;
    return containerName && `${containerName} › ${plain.slice(end + 1)}`;
  };
  return (text) => {
    const expression = text
      .slice(2, -2)
      .replace(/\u00a0/g, ' ')
      .trim();
    const [head = '', ...rest] = splitWords(expression);
    const formatWords = (from: readonly string[]) =>
      from.map((word) => (/^["']/.test(word) ? word : (nameOf(word) ?? word))).join(' ');
    const block = formatBlockTag(head, rest, formatWords, messages);
    if (block !== undefined) return { name: block, kind: 'block' };
    if (/^[#^!>@]/.test(head)) return { name: expression, kind: 'block' };
    const name = nameOf(head === 'dateFormat' ? (rest[0] ?? '') : head);
    if (name !== undefined) return { name, kind: 'value' };
    const isFree = rest.length > 0 || columns.has(head) || /^(this|metadata)\b|^\.\./.test(head);
    return { name: isFree ? expression : head, kind: isFree ? 'value' : 'unknown' };
  };
}

function formatBlockTag(
  head: string,
  rest: readonly string[],
  formatWords: (words: readonly string[]) => string,
  messages: TokenMessages,
): string | undefined {
  if (head.startsWith('/')) return messages.end;
  if (head === '#if') return messages.if({ test: formatWords(rest) });
  if (head === '#unless') return messages.unless({ test: formatWords(rest) });
  if (head === '#each') return messages.each({ list: formatWords(rest) });
  if (head !== 'else') return undefined;
  return rest[0] === 'if' ? messages.elseIf({ test: formatWords(rest.slice(1)) }) : messages.else;
}

/** Splits an expression at spaces, but not inside quotes or brackets: names in brackets may contain spaces. */
function splitWords(text: string): readonly string[] {
  const words = [''];
  let close: string | undefined;
  for (const sign of text) {
    if (close === undefined && /\s/.test(sign)) words.push('');
    else words.push(`${words.pop()}${sign}`);
    close = close === undefined ? closingDelimiters[sign] : sign === close ? undefined : close;
  }
  return words.filter((word) => word !== '');
}

const closingDelimiters: Readonly<Partial<Record<string, string>>> = { '"': '"', "'": "'", '[': ']' };

function getNamesByPath(fields: readonly TemplateField[], messages: TokenMessages): ReadonlyMap<string, string> {
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
