import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { withPlainNames } from '../templates/html/html-template.ts';
import { withoutCode } from '../templates/html/without-code.ts';
import { readTemplate } from '../templates/template.ts';
import { fillNames, ownNames, type TitleValues } from '../templates/title/fill-title.ts';
import type { MailTexts } from './check-mail.ts';
import { maskSecrets } from './mask-secrets.ts';
import { addressesIn, readAddress, splitAddresses } from './read-addresses.ts';

/** What an email can say of a response. */
export interface MailValues extends TitleValues {
  /** Of the response. */
  readonly title: string;
  /** Where the response is looked at; instead of an address, why there is none. */
  readonly viewUrl: string;
  readonly editUrl: string;
  /** The response was submitted before, and edited. */
  readonly isEdit: boolean;
  /** The author of the edit; absent for a first submit. */
  readonly editedBy?: { readonly id?: string; readonly name: string } | undefined;
}

export interface MailOptions {
  readonly form: FormDefinition;
  readonly specs: ComponentSpecs;
  /** BCP 47. */
  readonly language: string;
  readonly messages: { readonly yes: string; readonly no: string };
  /**
   * Words an answer as tables show it, its lines separated by line feeds. `undefined`: the answer is written as titles write it.
   * @param path where the answer is in `data`, which has no passwords
   */
  readonly wordAnswer?: (path: readonly string[], data: MailValues['data']) => string | undefined;
}

/** An email as it goes out. Addresses are whole and single, the subject is one line. */
export interface FilledMail {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  /** HTML, as hostile as its author made it: values are escaped in it. */
  readonly body: string;
  /** What stood for an address and is none. */
  readonly leftOut: readonly string[];
}

const mostSubject = 255;
const mostNamed = 20;
const mailNames: ReadonlySet<string> = new Set([...ownNames, 'title', 'viewUrl', 'editUrl', 'isEdit', 'editedBy']);

/** Fills an email's template in. `undefined`: it cannot be read; `checkMail` says why. */
export function fillMail(texts: MailTexts, values: MailValues, options: MailOptions): FilledMail | undefined {
  const { form, specs, language, messages } = options;
  const answers = { ...values, data: maskSecrets(values.data, form, specs) };
  const reading = { form, locale: language, names: mailNames };
  const leftOut = new Set<string>();
  const leaveOut = (text: string) => leftOut.size < mostNamed && leftOut.add(text.slice(0, 100));
  const say = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (path.length === 1 && path[0] === 'timestamp') return formatInstant(value, language, values.metadata?.timezone);
    const isAnswer = path.length > 0 && (path[0] === 'data' || !mailNames.has(path[0]!));
    if (!isAnswer) return undefined;
    const shown = options.wordAnswer?.(path[0] === 'data' ? path.slice(1) : path, answers.data);
    if (shown !== undefined) return shown;
    return typeof value === 'number' ? formatNumber(value, language) : isFile(value) ? '' : undefined;
  };

  const fill = (text: string, way: Pick<Parameters<typeof fillNames>[2], 'as' | 'write' | 'writeBoth'>) => {
    const read = readTemplate(text);
    return read.ok ? fillNames(read.template, answers, { ...reading, ...way }) : undefined;
  };
  const seen = new Set<string>();
  const fillAddresses = (text: string, known = seen) => {
    const filled = fill(text, { write: (value) => addressesIn(value, leaveOut).join(', ') });
    if (filled === undefined) return undefined;
    return splitAddresses(filled).flatMap((part) => {
      const address = readAddress(part);
      if (address === undefined) leaveOut(part);
      return address === undefined || isKnown(known, address) ? [] : [address];
    });
  };

  const [to, cc, bcc] = [fillAddresses(texts.to), fillAddresses(texts.cc), fillAddresses(texts.bcc)];
  const replyTo = fillAddresses(texts.replyTo, new Set());
  const subject = fill(texts.subject, { write: say });
  const html = withoutMarks(withoutCode(withPlainNames(texts.body)).text);
  const body = fill(html, { as: 'escaped-html', write: say, writeBoth: markBoth });
  if (!to || !cc || !bcc || !replyTo || subject === undefined || body === undefined) return undefined;
  return { to, cc, bcc, replyTo, subject: oneLine(subject), body: placeMarked(body), leftOut: [...leftOut] };
}

function isKnown(known: Set<string>, address: string): boolean {
  const key = address.toLowerCase();
  if (known.has(key)) return true;
  known.add(key);
  return false;
}

/**
 * Private-use characters around a value until the body is written: its usual text, for attributes, then the shown one for everywhere
 * else, unless both are the same.
 */
const [usualMark, shownMark, endMark] = ['\uE000', '\uE001', '\uE002'];
const withoutMarks = (text: string): string => text.replace(/[\uE000-\uE002]/g, '');
const markBoth = (shown: string, usual: string): string =>
  usualMark + withoutMarks(usual) + (shown === usual ? '' : shownMark + withoutMarks(shown)) + endMark;

/** A value may be cut off where the body has become too long. */
const MARKED = /\uE000([^\uE000-\uE002]*)(?:\uE001([^\uE000-\uE002]*))?\uE002?/g;

/** Writes each marked value where it stands: within a tag as it is stored, elsewhere as it is shown, with its line breaks. */
const placeMarked = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, (tag) => tag.replace(MARKED, '$1'))
    .replace(MARKED, (_, usual: string, shown = usual) => shown.trim().replace(/\r\n?|[\n\u2028]/g, '<br>'));

/** Without groups of digits: it may be a year or a part number. */
const formatNumber = (value: number, language: string): string | undefined =>
  Number.isFinite(value)
    ? new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
    : undefined;

/** Date and time in the responder's zone; `undefined` where the value is no instant. */
function formatInstant(value: unknown, language: string, timeZone: unknown): string | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(ms)) return undefined;
  const format = (zone: string) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
      calendar: 'gregory',
    }).format(ms);
  try {
    return format(typeof timeZone === 'string' ? timeZone : 'UTC');
  } catch {
    // The zone is what the responder's device called it, and may be unknown here.
    return format('UTC');
  }
}

/** Pictures and files in an answer, which nobody reads as text. */
const isFile = (value: unknown): boolean => typeof value === 'string' && /^data:[\w/+.-]+;base64,/.test(value);

const oneLine = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, mostSubject).join('');
