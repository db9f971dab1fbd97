import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { numberIn, textIn } from '../building/read-values.ts';
import { writeSheets } from '../files/write-sheets.ts';
import { because, type Ledger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';
import { trimEnd } from '../texts/trim-end.ts';
import { closeCarried, openCarried } from './carried.ts';
import { choicesIn, type ExportedChoice, rulesOf, simpleCondition } from './choices-of.ts';

const columns = [
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'constraint_message',
  'default',
  'appearance',
  'readonly',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/** What asks the same there; the second is its appearance. */
const kinds: Readonly<Record<string, readonly [string, string?]>> = {
  textfield: ['text'],
  textarea: ['text', 'multiline'],
  password: ['text'],
  email: ['text'],
  url: ['text', 'url'],
  phoneNumber: ['text', 'numbers'],
  tags: ['text'],
  address: ['text', 'multiline'],
  number: ['decimal'],
  currency: ['decimal', 'thousands-sep'],
  checkbox: ['acknowledge'],
  time: ['time'],
  day: ['date'],
  file: ['file'],
  signature: ['image', 'signature'],
  sketchPad: ['image', 'draw'],
  location: ['geopoint'],
  barcode: ['barcode'],
  hidden: ['hidden'],
};
/** Those that become something else. */
const near: ReadonlySet<string> = new Set(['password', 'email', 'phoneNumber', 'tags', 'address', 'day', 'currency']);

interface Book {
  readonly survey: Row[];
  readonly choices: (readonly [list: string, name: string, label: string])[];
  readonly names: Map<string, string>;
  readonly kindOf: Map<string, string>;
  readonly ledger: Ledger;
}

/** Writes a form as an XLSForm, as ODK and KoboToolbox take it. */
export function writeXlsform(form: FormDefinition, title: string, ledger: Ledger): Uint8Array {
  const book: Book = { survey: [], choices: [], names: new Map(), kindOf: new Map(), ledger };
  nameAll(form.components, book, new Set());
  for (const component of form.components) writeComponent(component, book);
  return writeSheets({
    survey: [columns, ...book.survey.map((row) => columns.map((column) => row[column] ?? ''))],
    choices: [['list_name', 'name', 'label'], ...book.choices],
    settings: [
      ['form_title', 'form_id'],
      [title, nameOf(title) || 'form'],
    ],
  });
}

/** Names of a form must differ, wherever they stand, and be names of XML. */
function nameAll(components: readonly ComponentDefinition[], book: Book, taken: Set<string>): void {
  for (const definition of components) {
    const wanted = nameOf(definition.key ?? definition.type) || definition.type;
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`;
    taken.add(name);
    if (definition.key !== undefined && !book.names.has(definition.key)) {
      book.names.set(definition.key, name);
      book.kindOf.set(definition.key, definition.type);
    }
    own.set(definition, name);
    nameAll(
      childSlotsOf(definition).flatMap((slot) => slot.components),
      book,
      taken,
    );
  }
}

/** What each component is called there. */
const own = new WeakMap<ComponentDefinition, string>();

const nameOf = (key: string): string => trimEnd(key.replace(/[^\w-]+/g, '_').replace(/^[^A-Za-z_]+/, ''), '_');

function writeComponent(definition: ComponentDefinition, book: Book): void {
  const { type } = definition;
  if (type === 'button') return;
  const part = openCarried(book.ledger, definition);
  const name = own.get(definition)!;
  if (name === definition.key) part.keep('key');
  else part.change('key', because('otherKey', { from: definition.key ?? '', to: name }));
  const children = childSlotsOf(definition).flatMap((slot) => slot.components);
  const isRows = type === 'datagrid' || type === 'editgrid';
  if (children.length > 0 || isRows) {
    part.keep('type');
    for (const inside of ['components', 'columns', 'rows', 'tabs', 'title', 'legend']) part.keep(inside);
    const row = rowOf(definition, part, book);
    book.survey.push({
      ...row,
      type: isRows ? 'begin_repeat' : 'begin_group',
      name,
      label: textIn(definition.title) ?? row.label ?? '',
    });
    closeCarried(part, definition);
    for (const child of children) writeComponent(child, book);
    book.survey.push({ type: isRows ? 'end_repeat' : 'end_group', name });
    return;
  }
  if (type === 'survey') writeSurvey(definition, name, part, book);
  else if (type === 'content' || type === 'htmlelement') {
    part.keep('type');
    part.change(definition.html === undefined ? 'content' : 'html', because('saidOtherwise', { as: 'note' }));
    book.survey.push({
      ...rowOf(definition, part, book),
      type: 'note',
      name,
      label: textOf(String(definition.html ?? definition.content ?? '')),
    });
  } else book.survey.push({ ...rowOf(definition, part, book), name, ...kindOf(definition, name, part, book) });
  closeCarried(part, definition);
}

function kindOf(definition: ComponentDefinition, name: string, part: SourcePart, book: Book): Row {
  const { type } = definition;
  if (type === 'radio' || type === 'select' || type === 'selectboxes') {
    for (const property of ['type', 'values', 'data', 'dataSrc', 'dataType', 'multiple']) part.keep(property);
    listChoices(name, choicesIn(definition), book);
    const isMany = type === 'selectboxes' || definition.multiple === true;
    return {
      type: `${isMany ? 'select_multiple' : 'select_one'} ${name}`,
      ...(type === 'select' && { appearance: 'minimal' }),
    };
  }
  if (type === 'datetime') {
    for (const property of ['type', 'enableTime', 'enableDate', 'format']) part.keep(property);
    return { type: definition.enableTime === false ? 'date' : 'dateTime' };
  }
  if (type === 'file' && definition.image === true) {
    for (const property of ['type', 'image', 'webcam', 'storage']) part.keep(property);
    return { type: 'image' };
  }
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!known) {
    part.lose('type', because('unknownType', { from: type }));
    return { type: 'text' };
  }
  if (near.has(type)) part.change('type', because('otherType', { from: type, to: known[0] }));
  else part.keep('type');
  part.keep('storage');
  part.keep('decimalLimit');
  if (type === 'number' && definition.decimalLimit === 0) return { type: 'integer' };
  return { type: known[0], ...(known[1] !== undefined && { appearance: known[1] }) };
}

function listChoices(list: string, choices: readonly ExportedChoice[], book: Book): void {
  for (const { label, value } of choices) book.choices.push([list, String(value).replace(/\s+/g, '_'), label]);
}

/** A survey there is a group of questions with the same choices, as a table. */
function writeSurvey(definition: ComponentDefinition, name: string, part: SourcePart, book: Book): void {
  for (const property of ['values', 'questions']) part.keep(property);
  part.change('type', because('otherType', { from: 'survey', to: 'select_one' }));
  listChoices(name, choicesIn(definition), book);
  const row = rowOf(definition, part, book);
  book.survey.push({ ...row, type: 'begin_group', name, appearance: 'table-list' });
  for (const { label, value } of choicesIn(definition, 'questions')) {
    book.survey.push({
      type: `select_one ${name}`,
      name: `${name}_${nameOf(String(value))}`,
      label,
      ...(row.required !== undefined && { required: row.required }),
    });
  }
  book.survey.push({ type: 'end_group', name });
}

/** What all questions have in common. */
function rowOf(definition: ComponentDefinition, part: SourcePart, book: Book): Row {
  const rules = rulesOf(definition);
  const limits = limitsOf(rules, definition.type);
  const hasMore = ['custom', 'json'].some((name) => Boolean(rules[name]));
  if (hasMore) part.lose('validate', because('noCounterpart'));
  else part.keep('validate');
  const condition = simpleCondition(definition);
  const other = condition && book.names.get(condition.when);
  if (condition && other !== undefined) part.keep('conditional');
  const { defaultValue } = definition;
  const isPlain = (typeof defaultValue === 'string' && defaultValue !== '') || typeof defaultValue === 'number';
  const row: Row = {
    label: textIn(part.keep('label')) ?? '',
    hint: textIn(part.keep('description')) ?? textIn(part.keep('tooltip')) ?? '',
    ...(rules.required === true && { required: 'yes' }),
    ...(condition &&
      other !== undefined && { relevant: relevantOf(condition, other, book.kindOf.get(condition.when)) }),
    ...(limits !== '' && { constraint: limits, constraint_message: textIn(rules.customMessage) ?? '' }),
    ...(isPlain && { default: String(part.keep('defaultValue')) }),
    ...(definition.disabled === true && part.keep('disabled') === true && { readonly: 'yes' }),
  };
  return row;
}

function relevantOf(
  { eq, shows }: { readonly eq: string; readonly shows: boolean },
  name: string,
  kind: string | undefined,
): string {
  const value = kind === 'checkbox' ? (eq === 'true' ? 'OK' : '') : eq.replaceAll("'", '');
  const is =
    kind === 'selectboxes'
      ? `selected(\${${name}}, '${value}')`
      : kind === 'number' || kind === 'currency'
        ? `\${${name}} = ${numberIn(eq) ?? 0}`
        : `\${${name}} = '${value}'`;
  return shows ? is : `not(${is})`;
}

function limitsOf(rules: Readonly<Record<string, unknown>>, type: string): string {
  const [min, max] = [numberIn(rules.min), numberIn(rules.max)];
  const [least, most] = [numberIn(rules.minLength), numberIn(rules.maxLength)];
  const isText = type === 'textfield' || type === 'textarea';
  const pattern = textIn(rules.pattern);
  return [
    ...(min === undefined ? [] : [`. >= ${min}`]),
    ...(max === undefined ? [] : [`. <= ${max}`]),
    ...(isText && least !== undefined ? [`string-length(.) >= ${least}`] : []),
    ...(isText && most !== undefined ? [`string-length(.) <= ${most}`] : []),
    ...(pattern === undefined || pattern.includes("'") ? [] : [`regex(., '^(${pattern})$')`]),
  ].join(' and ');
}

/** HTML as the text that it says. */
const textOf = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
