import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../../building/draft-component.ts';
import type { AnswerKind } from '../../building/known-fields.ts';
import { numberIn, textIn } from '../../building/read-values.ts';
import { because } from '../../report/finding.ts';
import { words } from '../localized.ts';
import type { Asked } from '../survey.ts';
import { ask } from './ask.ts';

interface Kind {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** There is nothing quite like it. */
  readonly isNear?: true;
}

const kinds: Readonly<Record<string, Kind>> = {
  text: { type: 'textfield', kind: 'text' },
  number: { type: 'number', kind: 'number' },
  range: { type: 'number', kind: 'number', isNear: true },
  email: { type: 'email', kind: 'text' },
  url: { type: 'url', kind: 'text' },
  tel: { type: 'phoneNumber', kind: 'text', settings: { inputMask: '' } },
  password: { type: 'password', kind: 'text' },
  date: { type: 'datetime', kind: 'date', settings: { enableTime: false } },
  datetime: { type: 'datetime', kind: 'date' },
  'datetime-local': { type: 'datetime', kind: 'date' },
  time: { type: 'time', kind: 'time' },
  month: { type: 'day', kind: 'text', settings: { fields: { day: { hide: true } } } },
  week: { type: 'textfield', kind: 'text', isNear: true },
  color: { type: 'textfield', kind: 'text', isNear: true },
};

/** A line to type into, of whatever kind. */
export function askText(asked: Asked): DraftComponent {
  const { part } = asked;
  const wanted = textIn(part.look('inputType')) ?? 'text';
  const found = Object.hasOwn(kinds, wanted) ? kinds[wanted]! : { ...kinds.text!, isNear: true as const };
  if (found.isNear) part.change('inputType', because('otherType', { from: wanted, to: found.type }));
  else part.keep('inputType');
  const settings = { ...found.settings, ...maskOf(asked, found), ...autocompleteOf(asked) };
  const component = ask(asked, {
    ...found,
    settings: { ...settings, ...dateLimits(asked, found) },
    rules: rulesOf(asked, found),
  });
  takeMessages(asked, component);
  for (const property of ['step', 'minValueExpression', 'maxValueExpression', 'dataList']) {
    part.lose(property, because('noCounterpart'));
  }
  return component;
}

function rulesOf({ part }: Asked, { kind }: Kind): Readonly<Record<string, unknown>> {
  const most = numberIn(part.keep('maxLength'));
  const lengths = { minLength: numberIn(part.keep('minLength')), maxLength: most && most > 0 ? most : undefined };
  if (kind !== 'number') return lengths;
  return { ...lengths, min: numberIn(part.keep('min')), max: numberIn(part.keep('max')) };
}

function dateLimits({ part }: Asked, { kind }: Kind): Readonly<Record<string, unknown>> {
  if (kind !== 'date') return {};
  const [minDate, maxDate] = ['min', 'max'].map((name) => {
    const limit = textIn(part.look(name));
    if (limit !== undefined) part.keep(name);
    return limit;
  });
  return minDate || maxDate ? { datePicker: { ...(minDate && { minDate }), ...(maxDate && { maxDate }) } } : {};
}

function takeMessages({ part, survey }: Asked, component: DraftComponent): void {
  const [min, max] = ['minErrorText', 'maxErrorText'].map((name) => words(part, name, survey.language));
  if (!min && !max) return;
  component.errors = { ...(component.errors as object | undefined), ...(min && { min }), ...(max && { max }) };
}

/** SurveyJS masks with 9 for a digit, `a` for a letter and # for either; ours has * for that. */
function maskOf({ part }: Asked, { type }: Kind): Readonly<Record<string, unknown>> {
  const settings = part.look('maskSettings');
  const pattern = isRecord(settings) ? settings.pattern : undefined;
  if (part.look('maskType') !== 'pattern' || typeof pattern !== 'string' || type !== 'textfield') {
    for (const name of ['maskType', 'maskSettings']) part.lose(name, because('noCounterpart'));
    return {};
  }
  part.keep('maskType');
  part.keep('maskSettings');
  return { inputMask: pattern.replaceAll('#', '*') };
}

function autocompleteOf({ part }: Asked): Readonly<Record<string, unknown>> {
  const property = part.look('autocomplete') === undefined ? 'autoComplete' : 'autocomplete';
  return { autocomplete: textIn(part.keep(property)) };
}

/** Room for several lines. */
export function askComment(asked: Asked): DraftComponent {
  const { part } = asked;
  const most = numberIn(part.keep('maxLength'));
  const component = ask(asked, {
    type: 'textarea',
    kind: 'text',
    settings: { rows: numberIn(part.keep('rows')), autoExpand: part.look('autoGrow') === true || undefined },
    rules: { minLength: numberIn(part.keep('minLength')), maxLength: most && most > 0 ? most : undefined },
  });
  return component;
}
