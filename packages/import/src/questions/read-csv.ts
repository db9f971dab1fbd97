import { add, type DraftComponent, draft, finished, keepForeign, submitButton } from '../building/draft-component.ts';
import { formPlace } from '../building/form-place.ts';
import { flagIn, numberIn } from '../building/read-values.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { choicesOf, guessComponent } from './guess-type.ts';

/** What columns are called, in English and German. */
const columns: Readonly<Record<string, readonly string[]>> = {
  label: ['question', 'label', 'question text', 'frage', 'bezeichnung', 'field', 'feld', 'field label'],
  type: ['type', 'typ', 'question type', 'field type', 'fragetyp', 'feldtyp', 'kind', 'art'],
  choices: ['choices', 'options', 'answers', 'antworten', 'optionen', 'auswahl', 'values'],
  required: ['required', 'mandatory', 'pflicht', 'pflichtfeld'],
  description: ['help', 'hint', 'description', 'hilfe', 'hinweis', 'beschreibung', 'help text'],
  section: ['section', 'page', 'group', 'abschnitt', 'seite', 'gruppe'],
  key: ['key', 'name', 'id', 'variable', 'schlüssel'],
  defaultValue: ['default', 'default value', 'standardwert'],
  min: ['min', 'minimum'],
  max: ['max', 'maximum'],
  placeholder: ['placeholder', 'platzhalter'],
};

const types: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
  text: ['textfield'],
  'short text': ['textfield'],
  string: ['textfield'],
  textfield: ['textfield'],
  'short answer': ['textfield'],
  kurztext: ['textfield'],
  textarea: ['textarea'],
  'long text': ['textarea'],
  paragraph: ['textarea'],
  multiline: ['textarea'],
  langtext: ['textarea'],
  number: ['number'],
  integer: ['number', { decimalLimit: 0 }],
  decimal: ['number'],
  zahl: ['number'],
  currency: ['currency'],
  money: ['currency'],
  email: ['email'],
  'e-mail': ['email'],
  url: ['url'],
  link: ['url'],
  phone: ['phoneNumber', { inputMask: '' }],
  telefon: ['phoneNumber', { inputMask: '' }],
  date: ['datetime', { enableTime: false }],
  datum: ['datetime', { enableTime: false }],
  datetime: ['datetime'],
  time: ['time'],
  uhrzeit: ['time'],
  radio: ['radio'],
  choice: ['radio'],
  'single choice': ['radio'],
  'multiple choice': ['radio'],
  einfachauswahl: ['radio'],
  dropdown: ['select'],
  select: ['select'],
  list: ['select'],
  auswahlliste: ['select'],
  checkboxes: ['selectboxes'],
  'multi select': ['selectboxes'],
  multiselect: ['selectboxes'],
  'checkbox group': ['selectboxes'],
  mehrfachauswahl: ['selectboxes'],
  checkbox: ['checkbox'],
  boolean: [
    'radio',
    {
      values: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
      inline: true,
    },
  ],
  'yes/no': [
    'radio',
    {
      values: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
      inline: true,
    },
  ],
  file: ['file', { storage: 'indexeddb' }],
  upload: ['file', { storage: 'indexeddb' }],
  photo: ['file', { storage: 'indexeddb', image: true, webcam: true }],
  image: ['file', { storage: 'indexeddb', image: true }],
  signature: ['signature'],
  unterschrift: ['signature'],
  address: ['address'],
  location: ['location'],
  barcode: ['barcode'],
};

/** The rows of a CSV file; the separator is the one that its first line has most of. */
export function readCells(text: string): readonly (readonly string[])[] {
  const first = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  const separator = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      rows.at(-1)!.push(cell);
      cell = '';
    } else if (sign === '\n') {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)!.push(cell);
  return rows;
}

const meaningOf = (head: string): string => {
  const word = head.trim().toLowerCase().replaceAll('_', ' ');
  return Object.keys(columns).find((name) => columns[name]!.includes(word)) ?? head.trim();
};

/** Says whether the first row of a table names what a list of questions has. */
export function isQuestionTable(heads: readonly string[] | undefined): boolean {
  const known = new Set((heads ?? []).map(meaningOf).filter((name) => Object.hasOwn(columns, name)));
  return known.has('label') && known.size > 1;
}

/** Reads a table with a question in each row. */
export function readQuestionTable(rows: readonly (readonly string[])[], { ledger, submit }: Reading): ReadForm {
  const [heads = [], ...lines] = rows;
  const names = heads.map(meaningOf);
  const place = formPlace();
  const components: DraftComponent[] = [];
  const sections = new Map<string, DraftComponent[]>();
  lines.slice(0, 5_000).forEach((line, index) => {
    const cells: Record<string, string> = {};
    line.forEach((cell, column) => {
      const name = names[column];
      if (name && name !== '__proto__' && cell.trim() !== '' && !Object.hasOwn(cells, name)) cells[name] = cell.trim();
    });
    if (cells.label === undefined) return;
    const part = openPart(ledger, `row ${index + 2}`, cells);
    const component = questionOf(part, cells);
    component.key = place.keys.take(cells.key ?? '', cells.label, component.type);
    if (cells.key === component.key) part.keep('key');
    else part.change('key', because('otherKey', { from: cells.key ?? '', to: component.key }));
    const section = part.keep('section') as string | undefined;
    listOf(section, components, sections, (title) => place.keys.take('', title, 'panel')).push(component);
    keepForeign(component, 'csv', part.close());
  });
  return {
    form: { display: 'form', components: [...components, submitButton(submit)].map(finished) },
    title: undefined,
    languages: [],
  };
}

function listOf(
  section: string | undefined,
  all: DraftComponent[],
  sections: Map<string, DraftComponent[]>,
  keyOf: (title: string) => string,
): DraftComponent[] {
  if (section === undefined) return all;
  const known = sections.get(section);
  if (known) return known;
  const inside: DraftComponent[] = [];
  all.push(draft('panel', { key: keyOf(section), title: section, label: section, input: false, components: inside }));
  sections.set(section, inside);
  return inside;
}

function questionOf(part: SourcePart, cells: Readonly<Record<string, string>>): DraftComponent {
  const label = part.keep('label') as string;
  part.call(label);
  const choices = choicesIn(part.keep('choices') as string | undefined);
  const wanted = cells.type?.toLowerCase();
  const known = wanted !== undefined && Object.hasOwn(types, wanted) ? types[wanted] : undefined;
  if (known) part.keep('type');
  else if (wanted !== undefined) part.change('type', because('unknownType', { from: wanted }));
  const component = known
    ? draft(known[0], known[1])
    : wanted === undefined
      ? guessComponent(label)
      : draft('textfield');
  if (choices.length > 0) {
    const { values, inline } = choicesOf(choices);
    if (component.type === 'select') add(component, { data: { values } });
    else
      Object.assign(component, {
        type: component.type === 'selectboxes' ? 'selectboxes' : 'radio',
        values,
        ...(inline && { inline }),
      });
  }
  const [min, max] = ['min', 'max'].map((name) => numberIn(part.keep(name)));
  const limits =
    component.type === 'number' || component.type === 'currency' ? { min, max } : { minLength: min, maxLength: max };
  const rules = Object.entries({ required: flagIn(part.keep('required')) || undefined, ...limits }).filter(
    ([, value]) => value !== undefined,
  );
  return add(component, {
    label,
    input: true,
    description: part.keep('description'),
    placeholder: part.keep('placeholder'),
    defaultValue: component.type === 'number' ? numberIn(part.keep('defaultValue')) : part.keep('defaultValue'),
    ...(rules.length > 0 && { validate: Object.fromEntries(rules) }),
  });
}

/** Between choices: a line, `|` or `;`; commas where there is nothing else. */
function choicesIn(cell: string | undefined): readonly string[] {
  if (cell === undefined) return [];
  const separator = ['\n', '|', ';', ','].find((one) => cell.includes(one)) ?? '\n';
  return cell
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 1_000);
}
