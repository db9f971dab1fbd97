import { isRecord } from '@tideform/engine';
import { type DraftComponent, draft, keepForeign } from '../../building/draft-component.ts';
import { escapeHtml, flagIn, listIn, numberIn, textIn } from '../../building/read-values.ts';
import { Untranslatable } from '../../expressions/expression.ts';
import { type LogicPlace, showWhile, translate } from '../../logic/write-logic.ts';
import { because } from '../../report/finding.ts';
import { takeOrdinary } from '../known-properties.ts';
import { localizedText, words } from '../localized.ts';
import { type Asked, format } from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';
import { ask } from './ask.ts';
import { commentText } from './choices.ts';

/** Yes or no. Both are answers there: a box that is not ticked is none, so it becomes a choice of two. */
export function askBoolean(asked: Asked): readonly DraftComponent[] {
  const { part, survey } = asked;
  if (part.look('renderAs') === 'checkbox') {
    part.keep('renderAs');
    return [ask(asked, { type: 'checkbox', kind: 'truth' })];
  }
  const values = [
    { label: words(part, 'labelTrue', survey.language) ?? 'Yes', value: String(part.keep('valueTrue') ?? true) },
    { label: words(part, 'labelFalse', survey.language) ?? 'No', value: String(part.keep('valueFalse') ?? false) },
  ];
  words(part, 'label', survey.language);
  const isOwn = part.look('valueTrue') !== undefined || part.look('valueFalse') !== undefined;
  const defaultValue = part.look('defaultValue');
  const component = ask(asked, {
    type: 'radio',
    kind: isOwn ? 'text' : 'truth',
    choices: values.map(({ value }) => value),
    settings: { values, inline: true, ...(!isOwn && { dataType: 'boolean' }) },
  });
  if (defaultValue === 'indeterminate') delete component.defaultValue;
  if (defaultValue === 'true' || defaultValue === 'false') component.defaultValue = defaultValue === 'true';
  return [component, ...commentText(asked, component)];
}

/** Points or stars: a choice of numbers. */
export function askRating(asked: Asked): readonly DraftComponent[] {
  const { part, survey } = asked;
  const values = listIn(part.keep('rateValues')).map((one) =>
    isRecord(one)
      ? { label: localizedText(one.text, survey.language) ?? String(one.value), value: one.value }
      : { label: String(one), value: one },
  );
  const [min, max, step, count] = ['rateMin', 'rateMax', 'rateStep', 'rateCount'].map((name) =>
    numberIn(part.keep(name)),
  );
  const least = min ?? 1;
  const by = step && step > 0 ? step : 1;
  const most = max ?? (count ? least + (count - 1) * by : 5);
  const numbers = Array.from(
    { length: Math.min(100, Math.max(1, Math.floor((most - least) / by) + 1)) },
    (_, at) => least + at * by,
  );
  const rated = values.length > 0 ? values : numbers.map((value) => ({ label: String(value), value }));
  const ends = ['minRateDescription', 'maxRateDescription'].map((name) => words(part, name, survey.language));
  const named = rated.map(({ label, value }, at) => {
    const end = at === 0 ? ends[0] : at === rated.length - 1 ? ends[1] : undefined;
    return { label: end ? `${label} – ${end}` : label, value: String(value) };
  });
  part.note('changed', 'type', because('otherType', { from: 'rating', to: 'radio' }));
  flagIn(part.keep('autoGenerate'));
  const isNumber = rated.every(({ value }) => typeof value === 'number');
  const component = ask(asked, {
    type: 'radio',
    kind: isNumber ? 'number' : 'text',
    choices: named.map(({ value }) => value),
    settings: { values: named, inline: true, ...(isNumber && { dataType: 'number' }) },
  });
  return [component, ...commentText(asked, component)];
}

/** A number between two others; of two handles at once there is nothing here. */
export function askSlider(asked: Asked): DraftComponent {
  const { part } = asked;
  const [min, max, step] = ['min', 'max', 'step'].map((name) => numberIn(part.keep(name)));
  part.note('changed', 'type', because('otherType', { from: 'slider', to: 'number' }));
  if (part.look('sliderType') !== 'range') part.keep('sliderType');
  const rules = { min: min ?? 0, max: max ?? 100, ...(step !== undefined && { step }) };
  return ask(asked, { type: 'number', kind: 'number', rules });
}

/** A text with `{name}` in it, as a text of ours has it. */
export function withHoles(html: string, logic: Pick<LogicPlace, 'fields'>): string {
  return html.replaceAll(/\{([\w.-]{1,200})\}/g, (written, name: string) => {
    const field = logic.fields.get(name);
    return field && field.rowsAt === 0 ? `{{ data.${field.path.join('.')} }}` : written;
  });
}

/** Text, or a picture, between the questions. */
export function showText(asked: Asked): DraftComponent {
  const { part, place, survey, raw } = asked;
  const html = words(part, 'html', survey.language) ?? '';
  const name = textIn(part.keep('name')) ?? '';
  part.call(localizedText(raw.title, survey.language) ?? name);
  words(part, 'title', survey.language);
  const key = place.keys.take(name, undefined, 'content');
  const component = draft('content', { key, label: name || 'Content', input: false, html: html || pictureOf(asked) });
  if (part.look('visible') !== undefined && !flagIn(part.keep('visible'))) component.hidden = true;
  const logic: LogicPlace = { language: surveyLanguage, fields: place.fields, from: place };
  survey.later(() => {
    component.html = withHoles(String(component.html), logic);
    translate(part, 'visibleIf', logic, (expression, rule) => showWhile(component, expression, rule, logic));
    takeOrdinary(part, raw);
    keepForeign(component, format, part.close());
  });
  return component;
}

function pictureOf({ part, survey }: Asked): string {
  const link = localizedText(part.look('imageLink'), survey.language);
  const words = localizedText(part.look('altText'), survey.language) ?? '';
  part.keep('altText');
  if (!link) return '';
  if (!/^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/.test(link)) {
    part.lose('imageLink', because('elsewhere'));
    return '';
  }
  part.change('imageLink', because('elsewhere'));
  return `<p><img src="${escapeHtml(link)}" alt="${escapeHtml(words)}"></p>`;
}

/** A value that is calculated. */
export function showCalculated(asked: Asked): DraftComponent {
  const { part, raw } = asked;
  const isNumber =
    ['decimal', 'currency', 'percent', 'number'].includes(String(raw.displayStyle)) ||
    isSum(String(raw.expression ?? ''));
  const component = ask(asked, {
    type: isNumber ? 'number' : 'textfield',
    kind: isNumber ? 'number' : 'text',
    settings: { disabled: true },
  });
  const { place } = asked;
  const logic: LogicPlace = { language: surveyLanguage, fields: place.fields, from: place };
  translateSoon(asked, logic, (rule) => {
    component.calculateValue = rule;
  });
  for (const property of ['currency', 'format', 'precision']) part.lose(property, because('appearance'));
  part.keep('displayStyle');
  return component;
}

const isSum = (expression: string): boolean =>
  /\b(sum|avg|min|max|round|sumInArray|countInArray)\(|[*/]/.test(expression);

/** NOTE: asked for before the question is finished, which happens after all fields are known: so the account is written then. */
function translateSoon({ part, survey }: Asked, logic: LogicPlace, write: (rule: unknown) => void): void {
  survey.before(() => translate(part, 'expression', logic, (_, rule) => write(ruleOf(rule()))));
}

function ruleOf(rule: unknown): unknown {
  if (rule === undefined) throw new Untranslatable('nothing');
  return typeof rule === 'object' && rule !== null ? rule : { cat: [rule] };
}

/** Files. */
export function askFile(asked: Asked): readonly DraftComponent[] {
  const { part } = asked;
  const bytes = numberIn(part.keep('maxSize'));
  const source = textIn(part.keep('sourceType'));
  const component = ask(asked, {
    type: 'file',
    kind: 'other',
    settings: {
      storage: 'indexeddb',
      multiple: flagIn(part.keep('allowMultiple')) || undefined,
      filePattern: textIn(part.keep('acceptedTypes')),
      fileMaxSize: bytes ? `${Math.max(1, Math.ceil(bytes / 1024))}KB` : undefined,
      maxFiles: numberIn(part.keep('maxFiles')),
      webcam: source?.includes('camera') || undefined,
    },
  });
  return [component, ...commentText(asked, component)];
}
