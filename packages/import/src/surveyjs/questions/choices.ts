import { isRecord } from '@tideform/engine';
import { addRules, type DraftComponent, draft } from '../../building/draft-component.ts';
import { fieldIn } from '../../building/form-place.ts';
import { flagIn, numberIn, textIn } from '../../building/read-values.ts';
import { because } from '../../report/finding.ts';
import { openPart } from '../../report/source-part.ts';
import { localizedText, words } from '../localized.ts';
import type { Asked } from '../survey.ts';
import { ask } from './ask.ts';

export interface Choice {
  readonly label: string;
  readonly value: unknown;
}

/** `'a'`, `1`, `{ value, text }`, with a text in several languages perhaps. */
export function readChoices({ part, survey }: Asked, property: string): readonly Choice[] {
  const stored = part.look(property);
  if (!Array.isArray(stored)) return [];
  part.keep(property);
  return stored.flatMap((one: unknown, index): Choice[] => {
    if (!isRecord(one)) return textIn(one) === undefined ? [] : [{ label: String(one), value: one }];
    const choice = openPart(survey.ledger, `${part.place}.${property}[${index}]`, one);
    const value = choice.keep('value') ?? choice.keep('name');
    const label = localizedText(one.text ?? one.title, survey.language) ?? textIn(value) ?? '';
    choice.call(label);
    words(choice, 'text', survey.language);
    words(choice, 'title', survey.language);
    for (const shown of ['visibleIf', 'enableIf'])
      choice.lose(shown, because('untranslated', { expression: String(one[shown]) }));
    for (const picture of ['imageLink', 'imageUrl', 'imageLinkName']) choice.lose(picture, because('elsewhere'));
    choice.close();
    return value === undefined ? [] : [{ label, value }];
  });
}

const specials = [
  ['hasNone', 'noneText', 'none', 'None'],
  ['showNoneItem', 'noneText', 'none', 'None'],
  ['hasOther', 'otherText', 'other', 'Other (describe)'],
  ['showOtherItem', 'otherText', 'other', 'Other (describe)'],
  ['showRefuseItem', 'refuseText', 'refused', 'Refuse to answer'],
  ['showDontKnowItem', 'dontKnowText', 'dontknow', "Don't know"],
] as const;

/** Choices that a question has by a switch. */
function specialChoices({ part, survey }: Asked): readonly Choice[] {
  return specials.flatMap(([flag, text, value, usual]): Choice[] => {
    const isThere = part.look(flag) !== undefined && flagIn(part.keep(flag));
    return isThere ? [{ label: words(part, text, survey.language) ?? usual, value }] : [];
  });
}

function inOrder({ part }: Asked, choices: readonly Choice[]): readonly Choice[] {
  const order = part.look('choicesOrder');
  if (order === undefined || order === 'none') {
    part.keep('choicesOrder');
    return choices;
  }
  if (order !== 'asc' && order !== 'desc') {
    part.lose('choicesOrder', because('noCounterpart'));
    return choices;
  }
  part.keep('choicesOrder');
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label));
  return order === 'asc' ? sorted : sorted.toReversed();
}

/** A question with choices: one of them, or several. */
export function askChoices(
  asked: Asked,
  type: 'radio' | 'select' | 'selectboxes',
  isSeveral = false,
): readonly DraftComponent[] {
  const { part, survey } = asked;
  const specialOnes = specialChoices(asked);
  const choices = [...inOrder(asked, [...readChoices(asked, 'choices'), ...rangeOf(asked)]), ...specialOnes];
  const columns = numberIn(part.look('colCount'));
  if (columns !== undefined) part.keep('colCount');
  const isInline = columns !== undefined && columns !== 1;
  const values = choices.map(({ label, value }) => ({ label, value }));
  const kind = type === 'selectboxes' ? 'boxes' : isSeveral ? 'list' : 'text';
  const limits = {
    [type === 'selectboxes' ? 'minSelectedCount' : 'minLength']: numberIn(part.keep('minSelectedChoices')) || undefined,
    [type === 'selectboxes' ? 'maxSelectedCount' : 'maxLength']: numberIn(part.keep('maxSelectedChoices')) || undefined,
  };
  const caption = words(part, 'optionsCaption', survey.language);
  const source = sourceOf(asked);
  const component = ask(asked, {
    type,
    kind,
    choices: choices.map(({ value }) => String(value)),
    settings: {
      ...(type === 'select'
        ? { widget: 'choicesjs', data: { values, ...source?.data }, placeholder: caption }
        : { values }),
      ...(type === 'selectboxes' && { values: values.map(({ label, value }) => ({ label, value: String(value) })) }),
      ...(type !== 'select' && isInline && { inline: true }),
      ...(isSeveral && { multiple: true }),
      ...(source && { dataSrc: 'url', ...source.settings, ...(type !== 'select' && { data: source.data }) }),
    },
    rules: limits,
  });
  for (const property of [
    'choicesFromQuestion',
    'choicesFromQuestionMode',
    'choicesVisibleIf',
    'choicesEnableIf',
    'hasSelectAll',
    'showSelectAllItem',
    'selectAllText',
    'isExclusive',
  ]) {
    part.lose(property, because('noCounterpart'));
  }
  return [component, ...otherText(asked, component, specialOnes), ...commentText(asked, component)];
}

/** `choicesMin` to `choicesMax`. */
function rangeOf({ part }: Asked): readonly Choice[] {
  const [least, most, step] = ['choicesMin', 'choicesMax', 'choicesStep'].map((name) => numberIn(part.look(name)));
  if (least === undefined || most === undefined) return [];
  for (const name of ['choicesMin', 'choicesMax', 'choicesStep']) part.keep(name);
  const by = step && step > 0 ? step : 1;
  const count = Math.min(1_000, Math.max(0, Math.floor((most - least) / by) + 1));
  return Array.from({ length: count }, (_, index) => ({
    label: String(least + index * by),
    value: least + index * by,
  }));
}

/** Choices that are loaded from an address. */
function sourceOf({ part }: Asked) {
  const stored = part.look('choicesByUrl');
  if (!isRecord(stored) || typeof stored.url !== 'string' || stored.url === '') {
    part.lose('choicesByUrl', because('wrongValue'));
    return undefined;
  }
  part.change('choicesByUrl', because('saidOtherwise', { as: 'data.url' }));
  const title = textIn(stored.titleName) ?? 'title';
  return {
    data: { url: stored.url },
    settings: {
      valueProperty: textIn(stored.valueName) ?? '',
      selectValues: textIn(stored.path)?.replaceAll(';', '.') ?? '',
      template: `<span>{{ item.${/^[\w.]+$/.test(title) ? title : 'title'} }}</span>`,
    },
  };
}

/** What 'other' is, in words. */
function otherText(
  { part, place, survey }: Asked,
  component: DraftComponent,
  special: readonly Choice[],
): readonly DraftComponent[] {
  const other = special.find(({ value }) => value === 'other');
  const hint = words(part, 'otherPlaceholder', survey.language) ?? words(part, 'otherPlaceHolder', survey.language);
  const error = words(part, 'otherErrorText', survey.language);
  if (!other) return [];
  const name = `${component.key}-Comment`;
  const key = place.keys.take(name, undefined, name);
  place.fields.add(`${textIn(part.look('name'))}-Comment`, fieldIn(place, key, 'text'));
  const text = draft('textfield', { key, label: other.label, input: true, placeholder: hint });
  addRules(text, { required: true });
  if (error) text.errors = { required: error };
  text.conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: [...place.path, component.key].join('.'), operator: 'isEqual', value: 'other' }],
  };
  return [text];
}

/** Room for a remark below a question. */
export function commentText({ part, place, survey }: Asked, component: DraftComponent): readonly DraftComponent[] {
  const flags = ['hasComment', 'showCommentArea'].filter((name) => part.look(name) !== undefined);
  const isThere = flags.map((name) => flagIn(part.keep(name))).some(Boolean);
  const label = words(part, 'commentText', survey.language);
  const placeholder =
    words(part, 'commentPlaceholder', survey.language) ?? words(part, 'commentPlaceHolder', survey.language);
  if (!isThere) return [];
  const name = `${component.key}-Comment`;
  const key = place.keys.take(name, undefined, name);
  place.fields.add(`${textIn(part.look('name'))}-Comment`, fieldIn(place, key, 'text'));
  return [draft('textarea', { key, label: label ?? String(component.label), input: true, placeholder, rows: 2 })];
}

/** The names of a list of choices, as a survey's rows and columns have them. */
export const namedValues = (choices: readonly Choice[]) =>
  choices.map(({ label, value }) => ({ label, value: String(value) }));
