import { withPlainNames } from '../templates/html/html-template.ts';
import type { TemplateProblem } from '../templates/reading/template-problem.ts';
import { readTemplate } from '../templates/template.ts';
import { isEmailAddress } from '../validation/is-email-address.ts';
import { readAddress, splitAddresses } from './read-addresses.ts';

/** The texts of an email's template. */
export interface MailTexts {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly replyTo: string;
  readonly from?: string | undefined;
  readonly subject: string;
  /** HTML. */
  readonly body: string;
}

export type MailField = keyof MailTexts;

/** What is wrong with a field: it says nothing, a part of it is no address, or it cannot be read as a template. */
export type MailProblem =
  | { readonly reason: 'empty' }
  | { readonly reason: 'address'; readonly text: string }
  | { readonly reason: 'template'; readonly problem: TemplateProblem };

export type MailProblems = { readonly [Field in MailField]?: MailProblem };

/** Finds the first problem of each field of a template. Nothing in it: the email can be sent. */
export function checkMail(texts: MailTexts): MailProblems {
  const { to, cc, bcc, replyTo, from = '', subject, body } = texts;
  const found: Record<MailField, MailProblem | undefined> = {
    to: isBlank(to + cc + bcc) ? { reason: 'empty' } : checkAddresses(to),
    cc: checkAddresses(cc),
    bcc: checkAddresses(bcc),
    replyTo: checkAddresses(replyTo),
    from: isBlank(from) || isEmailAddress(from.trim()) ? undefined : { reason: 'address', text: from },
    subject: isBlank(subject) ? { reason: 'empty' } : checkTemplate(subject),
    body: isBlank(shownOf(body)) ? { reason: 'empty' } : checkTemplate(withPlainNames(body)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as MailProblems;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** What of HTML somebody sees: words and pictures. */
const shownOf = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => (/^<img\b/i.test(tag) ? tag : '')).replaceAll('&nbsp;', '');

function checkTemplate(text: string): MailProblem | undefined {
  const read = readTemplate(text);
  return read.ok ? undefined : { reason: 'template', problem: read.problem };
}

/** A value is an address of its own: with words around it, it would be none. */
function checkAddresses(text: string): MailProblem | undefined {
  const wrong = text
    .split(/\{\{\{?[^{}]*\}\}\}?/)
    .flatMap(splitAddresses)
    .find((part) => readAddress(part) === undefined);
  return checkTemplate(text) ?? (wrong === undefined ? undefined : { reason: 'address', text: wrong });
}
