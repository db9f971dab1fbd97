import {
  addSettings,
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  storeForeignProperties,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope } from '../building/form-scope.ts';
import { parseBoolean, parseNumber } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { createChoiceSettings, inferComponentFromLabel } from './infer-component-from-label.ts';

/** Maps a property of a question to the column names that are accepted for it, in English and German. */
const COLUMN_ALIASES: Readonly<Record<string, readonly string[]>> = {
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

const COMPONENT_BY_TYPE: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
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

/** Parses the rows of a CSV file. The separator is the candidate that is most frequent in the first line. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const first = text.slice(0, Math.max(0, text.search(/\r?\n|$/)));
  const separator = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
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

const resolveColumnName = (head: string): string => {
  const word = head.trim().toLowerCase().replaceAll('_', ' ');
  return Object.keys(COLUMN_ALIASES).find((name) => COLUMN_ALIASES[name]!.includes(word)) ?? head.trim();
};

/** Returns whether the first row of a table contains the column names of a list of questions. */
export function isQuestionTable(headers: readonly string[] | undefined): boolean {
  const known = new Set((headers ?? []).map(resolveColumnName).filter((name) => Object.hasOwn(COLUMN_ALIASES, name)));
  return known.has('label') && known.size > 1;
}

/** Reads a table with one question per row. */
export function readQuestionTable(rows: readonly (readonly string[])[], { ledger, submit }: ReaderInput): ReaderResult {
  const [headers = [], ...lines] = rows;
  const names = headers.map(resolveColumnName);
  const scope = createFormScope();
  const components: DraftComponent[] = [];
  const sections = new Map<string, DraftComponent[]>();
  lines.slice(0, 5_000).forEach((line, index) => {
    const cells: Record<string, string> = {};
    line.forEach((cell, column) => {
      const name = names[column];
      if (name && name !== '__proto__' && cell.trim() !== '' && !Object.hasOwn(cells, name)) cells[name] = cell.trim();
    });
    if (cells.label === undefined) return;
    const part = openSourcePart(ledger, `row ${index + 2}`, cells);
    const component = createQuestion(part, cells);
    component.key = scope.keys.claim(cells.key ?? '', cells.label, component.type);
    if (cells.key === component.key) part.keep('key');
    else part.change('key', createFindingReason('otherKey', { from: cells.key ?? '', to: component.key }));
    const section = part.keep('section') as string | undefined;
    getSectionComponents(section, components, sections, (title) => scope.keys.claim('', title, 'panel')).push(
      component,
    );
    storeForeignProperties(component, 'csv', part.close());
  });
  return {
    form: { display: 'form', components: [...components, createSubmitButton(submit)].map(toComponent) },
    title: undefined,
    languages: [],
  };
}

function getSectionComponents(
  section: string | undefined,
  all: DraftComponent[],
  sections: Map<string, DraftComponent[]>,
  getKey: (title: string) => string,
): DraftComponent[] {
  if (section === undefined) return all;
  const known = sections.get(section);
  if (known) return known;
  const sectionComponents: DraftComponent[] = [];
  all.push(
    createDraftComponent('panel', {
      key: getKey(section),
      title: section,
      label: section,
      input: false,
      components: sectionComponents,
    }),
  );
  sections.set(section, sectionComponents);
  return sectionComponents;
}

function createQuestion(part: SourcePart, cells: Readonly<Record<string, string>>): DraftComponent {
  const label = part.keep('label') as string;
  part.setTitle(label);
  const choices = parseChoices(part.keep('choices') as string | undefined);
  const wanted = cells.type?.toLowerCase();
  const known =
    wanted !== undefined && Object.hasOwn(COMPONENT_BY_TYPE, wanted) ? COMPONENT_BY_TYPE[wanted] : undefined;
  if (known) part.keep('type');
  else if (wanted !== undefined) part.change('type', createFindingReason('unknownType', { from: wanted }));
  const component = known
    ? createDraftComponent(known[0], known[1])
    : wanted === undefined
      ? inferComponentFromLabel(label)
      : createDraftComponent('textfield');
  if (choices.length > 0) {
    const { values, inline } = createChoiceSettings(choices);
    if (component.type === 'select') addSettings(component, { data: { values } });
    else
      Object.assign(component, {
        type: component.type === 'selectboxes' ? 'selectboxes' : 'radio',
        values,
        ...(inline && { inline }),
      });
  }
  const [min, max] = ['min', 'max'].map((name) => parseNumber(part.keep(name)));
  const limits =
    component.type === 'number' || component.type === 'currency' ? { min, max } : { minLength: min, maxLength: max };
  const rules = Object.entries({ required: parseBoolean(part.keep('required')) || undefined, ...limits }).filter(
    ([, value]) => value !== undefined,
  );
  return addSettings(component, {
    label,
    input: true,
    description: part.keep('description'),
    placeholder: part.keep('placeholder'),
    defaultValue: component.type === 'number' ? parseNumber(part.keep('defaultValue')) : part.keep('defaultValue'),
    ...(rules.length > 0 && { validate: Object.fromEntries(rules) }),
  });
}

/** Splits choices at line breaks, `|` or `;`; if the text contains none of these, at commas. */
function parseChoices(cell: string | undefined): readonly string[] {
  if (cell === undefined) return [];
  const separator = ['\n', '|', ';', ','].find((one) => cell.includes(one)) ?? '\n';
  return cell
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 1_000);
}
