import { add, type DraftComponent, draft } from '../building/draft-component.ts';
import { fieldIn, rowsPlace } from '../building/form-place.ts';
import type { AnswerKind } from '../building/known-fields.ts';
import { escapeHtml } from '../building/read-values.ts';
import { type LogicPlace, translate } from '../logic/write-logic.ts';
import { because } from '../report/finding.ts';
import { filteredChoices, labelled, rangeParameters } from './choices.ts';
import { finishRow, takeColumns, takeRelevant } from './take-columns.ts';
import { type Asked, wordsOf } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

interface Kind {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** There is nothing quite like it. */
  readonly isNear?: true;
}

const text: Kind = { type: 'textfield', kind: 'text' };
const file = (filePattern: string, more: object = {}): Kind => ({
  type: 'file',
  kind: 'other',
  settings: { storage: 'indexeddb', filePattern, ...more },
});
const hidden: Kind = { type: 'hidden', kind: 'text' };
const today = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

const kinds: Readonly<Record<string, Kind>> = {
  text,
  string: text,
  integer: { type: 'number', kind: 'number', settings: { decimalLimit: 0 } },
  int: { type: 'number', kind: 'number', settings: { decimalLimit: 0 } },
  decimal: { type: 'number', kind: 'number' },
  range: { type: 'number', kind: 'number' },
  date: { type: 'datetime', kind: 'date', settings: { enableTime: false } },
  datetime: { type: 'datetime', kind: 'date' },
  time: { type: 'time', kind: 'time' },
  image: file('image/*', { image: true, webcam: true }),
  photo: file('image/*', { image: true, webcam: true }),
  audio: file('audio/*'),
  'background-audio': { ...file('audio/*'), isNear: true },
  video: file('video/*'),
  file: file('*'),
  geopoint: { type: 'location', kind: 'other' },
  'start-geopoint': { type: 'location', kind: 'other', isNear: true },
  geotrace: { ...text, isNear: true },
  geoshape: { ...text, isNear: true },
  barcode: { type: 'barcode', kind: 'other' },
  acknowledge: { type: 'checkbox', kind: 'truth' },
  trigger: { type: 'checkbox', kind: 'truth' },
  calculate: hidden,
  hidden,
  today: { type: 'hidden', kind: 'date', settings: { customDefaultValue: today } },
  start: { type: 'hidden', kind: 'date', settings: { customDefaultValue: { relativeMaxDate: [0] } } },
  email: { ...hidden, isNear: true },
  end: { ...hidden, isNear: true },
};

/** What the device tells of itself there. */
const device: ReadonlySet<string> = new Set(
  'deviceid phonenumber username simserial subscriberid audit imei'.split(' '),
);

/** Makes the component of a question that is no choice; `undefined` where nobody knows the kind. */
export function askPlain(asked: Asked, type: string): DraftComponent {
  const { part, appearance } = asked;
  if (type === 'note') return showNote(asked);
  const known = Object.hasOwn(kinds, type)
    ? kinds[type]!
    : device.has(type)
      ? { ...hidden, isNear: true as const }
      : undefined;
  const becomes = known ? dressed(known, asked) : text;
  if (!known) part.change('type', because('unknownType', { from: type }));
  else if (known.isNear) part.lose('type', because('otherType', { from: type, to: becomes.type }));
  else part.keep('type');
  const component = made(asked, becomes);
  if (type === 'range') {
    const { start, end } = rangeParameters(part.keep('parameters') as string | undefined);
    add(component, {
      validate: { ...(start !== undefined && { min: start }), ...(end !== undefined && { max: end }) },
    });
  } else if (becomes.type === 'file')
    add(component, { photoMaxSize: rangeParameters(part.keep('parameters') as string | undefined)['max-pixels'] });
  if (appearance.includes('no-calendar')) part.keep('appearance');
  return component;
}

/** An appearance may make another component of a kind. */
function dressed(known: Kind, { appearance, part }: Asked): Kind {
  const has = (word: string) => appearance.includes(word);
  const keep = (kind: Kind): Kind => {
    part.keep('appearance');
    return kind;
  };
  if (known === text && has('multiline')) return keep({ type: 'textarea', kind: 'text' });
  if (known === text && (has('numbers') || has('url'))) return keep(known);
  if (known.type === 'number' && has('thousands-sep'))
    return keep({ ...known, settings: { ...known.settings, delimiter: true } });
  if (known.type === 'file' && has('signature')) return keep({ type: 'signature', kind: 'other' });
  if (known.type === 'file' && (has('draw') || has('annotate'))) return keep({ type: 'sketchPad', kind: 'other' });
  if (known.kind === 'date' && (has('month-year') || has('year'))) {
    const fields = { day: { hide: true }, ...(has('year') && { month: { hide: true } }) };
    return keep({ type: 'day', kind: 'text', settings: { fields } });
  }
  return known;
}

function made(asked: Asked, { type, kind, settings }: Kind, choices: readonly string[] = []): DraftComponent {
  const { part, place, form } = asked;
  const name = String(part.look('name') ?? '');
  const label = wordsOf(part, 'label', form) ?? '';
  part.call(label || name);
  const key = place.keys.take(name, label, type);
  if (key === name) part.keep('name');
  else part.change('name', because('otherKey', { from: name, to: key }));
  const component = draft(type, {
    key,
    label: label || name,
    ...(label === '' && type !== 'hidden' && { hideLabel: true }),
    input: true,
    ...settings,
  });
  const field = fieldIn(place, key, kind, choices);
  place.fields.add(name, field);
  takeColumns(asked, component, field);
  return component;
}

/** Text between the questions. Answers within it are filled in. */
function showNote(asked: Asked): DraftComponent {
  const { part, place, form } = asked;
  part.keep('type');
  const name = String(part.keep('name') ?? '');
  const label = wordsOf(part, 'label', form) ?? '';
  const hint = wordsOf(part, 'hint', form);
  part.call(label || name);
  const component = draft('content', {
    key: place.keys.take(name, undefined, 'content'),
    label: name || 'Note',
    input: false,
  });
  part.keep('readonly');
  part.keep('required');
  const logic: LogicPlace = { language: xpathLanguage, fields: place.fields, from: place };
  form.later(() => {
    const html = [label, hint]
      .filter((one) => one !== undefined)
      .map((one) => `<p>${markedUp(one)}</p>`)
      .join('');
    component.html = html.replaceAll(/\$\{\s*([\w.-]+)\s*\}/g, (written, named: string) => {
      const field = place.fields.get(named);
      return field && field.rowsAt === 0 ? `{{ data.${field.path.join('.')} }}` : written;
    });
    takeRelevant(asked, component, logic);
    finishRow(asked, component);
  });
  return component;
}

/** The few marks that labels may have: lines, **strong**, headings. */
const markedUp = (label: string): string =>
  escapeHtml(label)
    .replaceAll(/\*\*([^*\n]{1,500})\*\*/g, '<strong>$1</strong>')
    .replaceAll(/^#{1,6} ?/gm, '')
    .replaceAll('\n', '<br>');

/** One of a list, or several of it. */
export function askChoices(asked: Asked, isSeveral: boolean, hasOther: boolean): readonly DraftComponent[] {
  const { part, form, place, given, appearance } = asked;
  const list = form.lists.get(given);
  if (list) part.keep('type');
  else part.lose('type', because('elsewhere'));
  const choices = list ?? [];
  const values = [...labelled(choices), ...(hasOther ? [{ label: 'Other', value: 'other' }] : [])];
  const isShort = ['minimal', 'autocomplete', 'search', 'minimal-compact'].some((word) => appearance.includes(word));
  const isInline = appearance.some((word) => /^(horizontal|quick|columns|likert|compact|list|label|w\d)/.test(word));
  const type = isShort || (values.length > 20 && !isSeveral) ? 'select' : isSeveral ? 'selectboxes' : 'radio';
  if (isShort || isInline) part.keep('appearance');
  const kind = isSeveral ? (type === 'select' ? 'list' : 'boxes') : 'text';
  const settings = {
    ...(type === 'select' ? { widget: 'choicesjs', data: { values } } : { values }),
    ...(type === 'select' && isSeveral && { multiple: true }),
    ...(type !== 'select' && isInline && { inline: true }),
    ...(!isSeveral && { dataType: 'string' }),
  };
  const component = made(
    asked,
    { type, kind, settings },
    values.map(({ value }) => value),
  );
  if (/\brandomize\b/.test(String(part.look('parameters') ?? ''))) part.lose('parameters', because('noCounterpart'));
  takeFilter(asked, component, choices);
  if (!hasOther) return [component];
  const name = `${String(part.look('name'))}_other`;
  const key = place.keys.take(name, undefined, name);
  place.fields.add(name, fieldIn(place, key, 'text'));
  const other = draft('textfield', { key, label: 'Specify other.', input: true, validate: { required: true } });
  other.conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: [...place.path, component.key].join('.'), operator: 'isEqual', value: 'other' }],
  };
  return [component, other];
}

/** Choices that depend on an answer: code of the form, which asks it. */
function takeFilter(
  { part, form, place }: Asked,
  component: DraftComponent,
  choices: Parameters<typeof filteredChoices>[0],
): void {
  const filter = part.look('choice_filter');
  if (typeof filter !== 'string') return;
  const columns = new Set(choices.flatMap((choice) => Object.keys(choice.columns)));
  const language = { ...xpathLanguage, parse: (source: string) => xpathLanguage.parse(withColumns(source, columns)) };
  form.before(() =>
    translate(part, 'choice_filter', { language, fields: place.fields, from: place }, (expression) => {
      const { code, refreshOn } = filteredChoices(choices, expression, place);
      add(component, {
        dataSrc: 'custom',
        data: { custom: code },
        valueProperty: 'value',
        template: '<span>{{ item.label }}</span>',
      });
      if (refreshOn.length > 0) add(component, { refreshOn: refreshOn[0], clearOnRefresh: true });
    }),
  );
}

/** Names of columns as a call, which no expression can have. */
const withColumns = (source: string, columns: ReadonlySet<string>): string =>
  source.replaceAll(/\$\{[^{}]*\}|'[^']*'|"[^"]*"|[\p{L}_][\p{L}\w-]*/gu, (word) =>
    columns.has(word) ? `column("${word}")` : word,
  );

/** An order of choices: rows that are moved. */
export function askRank(asked: Asked): DraftComponent {
  const { part, form, given } = asked;
  const choices = form.lists.get(given) ?? [];
  part.change('type', because('otherType', { from: 'rank', to: 'datagrid' }));
  return made(asked, {
    type: 'datagrid',
    kind: 'rows',
    settings: {
      reorder: true,
      disableAddingRemovingRows: true,
      defaultValue: choices.map(({ label }) => ({ item: label })),
      components: [{ type: 'textfield', key: 'item', label: '', hideLabel: true, input: true, disabled: true }],
    },
  });
}

/** A repeat: rows, each with questions of its own. */
export function openRepeat(asked: Asked): {
  readonly component: DraftComponent;
  readonly place: ReturnType<typeof rowsPlace>;
} {
  const { part } = asked;
  part.keep('type');
  const count = Number(part.look('repeat_count'));
  const component = made(asked, { type: 'editgrid', kind: 'rows', settings: { components: [] } });
  if (Number.isInteger(count) && count > 0 && count <= 100) {
    part.keep('repeat_count');
    add(component, {
      defaultValue: Array.from({ length: count }, () => ({})),
      validate: { minLength: count, maxLength: count },
    });
  }
  if (asked.appearance.includes('field-list')) part.keep('appearance');
  // Names are those of the whole form there.
  return { component, place: { ...rowsPlace(asked.place, component.key!), fields: asked.place.fields } };
}
