import { isRecord } from '../json/json-value.ts';
import { decodeExpressions } from '../templates/html/html-template.ts';
import type { TemplateError } from '../templates/reading/template-error.ts';
import { parseTemplate } from '../templates/template.ts';
import { isEmailAddress } from '../validation/is-email-address.ts';

/** Template texts of an email. */
export interface EmailTemplate {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly replyTo: string;
  readonly from?: string | undefined;
  readonly subject: string;
  /** HTML template of the body. */
  readonly body: string;
}

export type EmailField = keyof EmailTemplate;

/** Error in a field of an email: it is empty, contains an invalid address, or is an invalid template. */
export type EmailError =
  | { readonly reason: 'empty' }
  | { readonly reason: 'address'; readonly text: string }
  | { readonly reason: 'template'; readonly problem: TemplateError };

export type EmailErrors = { readonly [Field in EmailField]?: EmailError };

/** Returns the first error of each field of an email template. Empty if the email can be sent. */
export function validateEmail(texts: EmailTemplate): EmailErrors {
  const { to, cc, bcc, replyTo, from = '', subject, body } = texts;
  const found: Record<EmailField, EmailError | undefined> = {
    to: isBlank(to + cc + bcc) ? { reason: 'empty' } : validateAddresses(to),
    cc: validateAddresses(cc),
    bcc: validateAddresses(bcc),
    replyTo: validateAddresses(replyTo),
    from: isBlank(from) || isEmailAddress(from.trim()) ? undefined : { reason: 'address', text: from },
    subject: isBlank(subject) ? { reason: 'empty' } : validateTemplate(subject),
    body: isBlank(getVisibleContent(body)) ? { reason: 'empty' } : validateTemplate(decodeExpressions(body)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as EmailErrors;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Returns the visible content of HTML: text and pictures. */
const getVisibleContent = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => (/^<img\b/i.test(tag) ? tag : '')).replaceAll('&nbsp;', '');

function validateTemplate(text: string): EmailError | undefined {
  const read = parseTemplate(text);
  return read.ok ? undefined : { reason: 'template', problem: read.problem };
}

/** Validates a list of addresses. Each template value must be a complete address, without text around it. */
function validateAddresses(text: string): EmailError | undefined {
  const wrong = text
    .split(/\{\{\{?[^{}]*\}\}\}?/)
    .flatMap(splitAddresses)
    .find((part) => parseAddress(part) === undefined);
  return validateTemplate(text) ?? (wrong === undefined ? undefined : { reason: 'address', text: wrong });
}

const NAMED_ADDRESS = /^[^<>]*<([^<>]*)>$/;

/** Parses `amira@north.example` or `Amira Haddad <amira@north.example>`; `undefined` if it is not an address. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = (NAMED_ADDRESS.exec(trimmed)?.[1] ?? trimmed).trim();
  return isEmailAddress(address) ? address : undefined;
}

/** Splits a text at commas, semicolons and line breaks. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Returns the addresses in an answer: an address, the address of a person, or those of a list.
 * @param onSkip called with texts that are not addresses
 */
export function collectAddresses(value: unknown, onSkip: (text: string) => void): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((one) => collectAddresses(one, onSkip));
  const text = isRecord(value) ? getPersonAddress(value) : String(value);
  const address = text.trim();
  if (isEmailAddress(address)) return [address];
  if (address !== '') onSkip(address);
  return [];
}

function getPersonAddress({ mail, userPrincipalName, email }: Readonly<Record<string, unknown>>): string {
  const found = [mail, userPrincipalName, email].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
}
