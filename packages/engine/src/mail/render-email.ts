import type { ComponentSpecs } from '../component-spec.ts';
import { walkComponents } from '../definition/child-slots.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { upgradeForm } from '../definition/upgrades/upgrade-form.ts';
import { isRecord } from '../json/json-value.ts';
import { decodeExpressions } from '../templates/html/html-template.ts';
import { removeCode } from '../templates/html/parse-plain-html.ts';
import { renderNames, type TitleValues, titleNames } from '../templates/render-title.ts';
import { parseTemplate } from '../templates/template.ts';
import { collectAddresses, type EmailTemplate, parseAddress, splitAddresses } from './validate-email.ts';

/** Values for an email about a response. */
export interface EmailValues extends TitleValues {
  /** Title of the response. */
  readonly title: string;
  /** URL for viewing the response, or a text that explains why there is none. */
  readonly viewUrl: string;
  readonly editUrl: string;
  /** True if a submitted response was edited. */
  readonly isEdit: boolean;
  /** The author of the edit; absent for a first submit. */
  readonly editedBy?: { readonly id?: string; readonly name: string } | undefined;
}

export interface EmailOptions {
  readonly form: FormDefinition;
  readonly specs: ComponentSpecs;
  /** BCP 47 tag of the email's language. */
  readonly language: string;
  readonly messages: { readonly yes: string; readonly no: string };
  /**
   * Formats an answer as in tables, with line feeds between lines; `undefined` for the format of titles.
   * @param path path of the answer in `data`, in which passwords are masked
   */
  readonly formatAnswer?: (path: readonly string[], data: EmailValues['data']) => string | undefined;
}

/** Rendered email. Addresses are complete and unique, the subject is one line. */
export interface EmailMessage {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  /** Untrusted HTML of the author, with escaped values. */
  readonly body: string;
  /** Texts in address fields that are not addresses. */
  readonly leftOut: readonly string[];
}

const maxSubjectLength = 255;
const maxSkipped = 20;
const emailNames: ReadonlySet<string> = new Set([...titleNames, 'title', 'viewUrl', 'editUrl', 'isEdit', 'editedBy']);

/** Renders an email template; `undefined` if a template is invalid (`validateEmail` returns the errors). */
export function renderEmail(
  texts: EmailTemplate,
  values: EmailValues,
  options: EmailOptions,
): EmailMessage | undefined {
  const { form, specs, language, messages } = options;
  const answers = { ...values, data: maskSecrets(values.data, form, specs) };
  const commonOptions = { form, locale: language, names: emailNames };
  const leftOut = new Set<string>();
  const addSkipped = (text: string) => leftOut.size < maxSkipped && leftOut.add(text.slice(0, 100));
  const formatValue = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (path.length === 1 && path[0] === 'timestamp') return formatInstant(value, language, values.metadata?.timezone);
    const isAnswer = path.length > 0 && (path[0] === 'data' || !emailNames.has(path[0]!));
    if (!isAnswer) return undefined;
    const shown = options.formatAnswer?.(path[0] === 'data' ? path.slice(1) : path, answers.data);
    if (shown !== undefined) return shown;
    return typeof value === 'number' ? formatNumber(value, language) : isFile(value) ? '' : undefined;
  };

  const render = (
    text: string,
    renderOptions: Pick<Parameters<typeof renderNames>[2], 'as' | 'write' | 'writeBoth'>,
  ) => {
    const read = parseTemplate(text);
    return read.ok ? renderNames(read.template, answers, { ...commonOptions, ...renderOptions }) : undefined;
  };
  const seen = new Set<string>();
  const fillAddresses = (text: string, known = seen) => {
    const filled = render(text, { write: (value) => collectAddresses(value, addSkipped).join(', ') });
    if (filled === undefined) return undefined;
    return splitAddresses(filled).flatMap((part) => {
      const address = parseAddress(part);
      if (address === undefined) addSkipped(part);
      return address === undefined || isDuplicate(known, address) ? [] : [address];
    });
  };

  const [to, cc, bcc] = [fillAddresses(texts.to), fillAddresses(texts.cc), fillAddresses(texts.bcc)];
  const replyTo = fillAddresses(texts.replyTo, new Set());
  const subject = render(texts.subject, { write: formatValue });
  const html = removeMarks(removeCode(decodeExpressions(texts.body)).text);
  const body = render(html, { as: 'escaped-html', write: formatValue, writeBoth: markValue });
  if (!to || !cc || !bcc || !replyTo || subject === undefined || body === undefined) return undefined;
  return { to, cc, bcc, replyTo, subject: toSingleLine(subject), body: replaceMarked(body), leftOut: [...leftOut] };
}

function isDuplicate(known: Set<string>, address: string): boolean {
  const key = address.toLowerCase();
  if (known.has(key)) return true;
  known.add(key);
  return false;
}

/**
 * Private-use characters that mark a value while the body is rendered. A marked value consists of the default text,
 * used in attributes, and the formatted text, used everywhere else; the latter is omitted if both are equal.
 */
const [usualMark, shownMark, endMark] = ['\uE000', '\uE001', '\uE002'];
const removeMarks = (text: string): string => text.replace(/[\uE000-\uE002]/g, '');
const markValue = (shown: string, usual: string): string =>
  usualMark + removeMarks(usual) + (shown === usual ? '' : shownMark + removeMarks(shown)) + endMark;

/** Matches a marked value; the end mark may be missing if the body was truncated. */
const MARKED = /\uE000([^\uE000-\uE002]*)(?:\uE001([^\uE000-\uE002]*))?\uE002?/g;

/** Replaces marked values: in an HTML tag by the default text, elsewhere by the formatted text with line breaks. */
const replaceMarked = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, (tag) => tag.replace(MARKED, '$1'))
    .replace(MARKED, (_, usual: string, shown = usual) => shown.trim().replace(/\r\n?|[\n\u2028]/g, '<br>'));

/** Formats a number without grouping, because it may be a year or a part number. */
const formatNumber = (value: number, language: string): string | undefined =>
  Number.isFinite(value)
    ? new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)
    : undefined;

/** Formats a date and time in the respondent's time zone; `undefined` if the value is not an instant. */
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
    // The time zone was named by the respondent's device and may be unknown here.
    return format('UTC');
  }
}

/** Returns true for embedded pictures and files, which are not readable as text. */
const isFile = (value: unknown): boolean => typeof value === 'string' && /^data:[\w/+.-]+;base64,/.test(value);

const toSingleLine = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, maxSubjectLength).join('');

const mask = '••••••••';

type Answers = Readonly<Record<string, unknown>>;

/** Replaces secret answers, such as passwords, by eight dots. */
function maskSecrets(data: Answers, form: FormDefinition, specs: ComponentSpecs): Answers {
  const keys = findSecretKeys(form, specs);
  return keys.length === 0 ? data : maskRecord(data, '', keys);
}

function findSecretKeys(form: FormDefinition, specs: ComponentSpecs): string[] {
  return [...walkComponents(upgradeForm(form))].flatMap(({ definition }) => {
    const spec = specs[definition.type];
    const isSecret = spec?.valueKind(spec.props.parse(definition)) === 'secret';
    return isSecret ? [`.${definition.key ?? definition.type}`] : [];
  });
}

function maskRecord(record: Answers, path: string, keys: readonly string[]): Answers {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, maskAt(value, `${path}.${name}`, keys)]),
  );
}

function maskAt(value: unknown, path: string, keys: readonly string[]): unknown {
  if (keys.some((key) => path.endsWith(key))) return value === '' || value == null ? value : mask;
  if (Array.isArray(value)) return value.map((one) => maskAt(one, path, keys));
  return isRecord(value) ? maskRecord(value, path, keys) : value;
}
