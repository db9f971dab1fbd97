import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { withPlainNames } from '../templates/html/html-template.ts';
import { withoutCode } from '../templates/html/without-code.ts';
import { readTemplate } from '../templates/template.ts';
import { fillNames, ownNames, type TitleValues } from '../templates/title/fill-title.ts';
import type { MailTexts } from './check-mail.ts';
import { maskSecrets } from './mask-secrets.ts';
import { addressesIn, readAddress, splitAddresses } from './read-addresses.ts';

/** What an e-mail can say of a response. */
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
  readonly words: { readonly yes: string; readonly no: string };
}

/** An e-mail as it goes out. Addresses are whole and single, the subject is one line. */
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

/** Fills an e-mail's template in. `undefined`: it cannot be read; `checkMail` says why. */
export function fillMail(texts: MailTexts, values: MailValues, options: MailOptions): FilledMail | undefined {
  const { form, specs, language, words } = options;
  const answers = { ...values, data: maskSecrets(values.data, form, specs) };
  const reading = { form, locale: language, names: mailNames };
  const leftOut = new Set<string>();
  const leaveOut = (text: string) => leftOut.size < mostNamed && leftOut.add(text.slice(0, 100));
  const sayTick = (value: unknown) => (typeof value === 'boolean' ? (value ? words.yes : words.no) : undefined);

  const fill = (text: string, way: Pick<Parameters<typeof fillNames>[2], 'as' | 'write'>) => {
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
  const subject = fill(texts.subject, { write: sayTick });
  const body = fill(withoutCode(withPlainNames(texts.body)).text, { as: 'escaped-html', write: sayTick });
  if (!to || !cc || !bcc || !replyTo || subject === undefined || body === undefined) return undefined;
  return { to, cc, bcc, replyTo, subject: oneLine(subject), body, leftOut: [...leftOut] };
}

function isKnown(known: Set<string>, address: string): boolean {
  const key = address.toLowerCase();
  if (known.has(key)) return true;
  known.add(key);
  return false;
}

const oneLine = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, mostSubject).join('');
