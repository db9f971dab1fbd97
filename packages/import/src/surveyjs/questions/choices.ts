import { isRecord } from '@tideform/engine';
import { addRules, createDraft, type DraftComponent } from '../../building/draft-component.ts';
import { createField } from '../../building/form-scope.ts';
import { parseFlag, parseNumber, parseText } from '../../building/read-values.ts';
import { createReason } from '../../report/finding.ts';
import { openPart } from '../../report/source-part.ts';
import { localizedText, readText } from '../localized.ts';
import type { SurveyQuestion } from '../survey.ts';
import { createQuestion } from './ask.ts';

export interface Choice {
  readonly label: string;
  readonly value: unknown;
}

/** Reads choices in the formats `'a'`, `1` and `{ value, text }`; the text may be localized. */
export function readChoices({ part, survey }: SurveyQuestion, property: string): readonly Choice[] {
  const storedChoices = part.peek(property);
  if (!Array.isArray(storedChoices)) return [];
  part.keep(property);
  return storedChoices.flatMap((one: unknown, index): Choice[] => {
    if (!isRecord(one)) return parseText(one) === undefined ? [] : [{ label: String(one), value: one }];
    const choice = openPart(survey.ledger, `${part.place}.${property}[${index}]`, one);
    const value = choice.keep('value') ?? choice.keep('name');
    const label = localizedText(one.text ?? one.title, survey.language) ?? parseText(value) ?? '';
    choice.setTitle(label);
    readText(choice, 'text', survey.language);
    readText(choice, 'title', survey.language);
    for (const visibleChoices of ['visibleIf', 'enableIf'])
      choice.lose(visibleChoices, createReason('untranslated', { expression: String(one[visibleChoices]) }));
    for (const picture of ['imageLink', 'imageUrl', 'imageLinkName']) choice.lose(picture, createReason('elsewhere'));
    choice.close();
    return value === undefined ? [] : [{ label, value }];
  });
}

const specialFlags = [
  ['hasNone', 'noneText', 'none', 'None'],
  ['showNoneItem', 'noneText', 'none', 'None'],
  ['hasOther', 'otherText', 'other', 'Other (describe)'],
  ['showOtherItem', 'otherText', 'other', 'Other (describe)'],
  ['showRefuseItem', 'refuseText', 'refused', 'Refuse to answer'],
  ['showDontKnowItem', 'dontKnowText', 'dontknow', "Don't know"],
] as const;

/** Returns the choices that a question adds if a flag is set, such as "None" and "Other". */
function createSpecialChoices({ part, survey }: SurveyQuestion): readonly Choice[] {
  return specialFlags.flatMap(([flag, text, value, defaultText]): Choice[] => {
    const isEnabled = part.peek(flag) !== undefined && parseFlag(part.keep(flag));
    return isEnabled ? [{ label: readText(part, text, survey.language) ?? defaultText, value }] : [];
  });
}

function sortChoices({ part }: SurveyQuestion, choices: readonly Choice[]): readonly Choice[] {
  const order = part.peek('choicesOrder');
  if (order === undefined || order === 'none') {
    part.keep('choicesOrder');
    return choices;
  }
  if (order !== 'asc' && order !== 'desc') {
    part.lose('choicesOrder', createReason('noCounterpart'));
    return choices;
  }
  part.keep('choicesOrder');
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label));
  return order === 'asc' ? sorted : sorted.toReversed();
}

/** Converts a question with a single or multiple choice. */
export function convertChoices(
  asked: SurveyQuestion,
  type: 'radio' | 'select' | 'selectboxes',
  isMultiple = false,
): readonly DraftComponent[] {
  const { part, survey } = asked;
  const specialChoiceList = createSpecialChoices(asked);
  const choices = [
    ...sortChoices(asked, [...readChoices(asked, 'choices'), ...createRange(asked)]),
    ...specialChoiceList,
  ];
  const columns = parseNumber(part.peek('colCount'));
  if (columns !== undefined) part.keep('colCount');
  const isInline = columns !== undefined && columns !== 1;
  const values = choices.map(({ label, value }) => ({ label, value }));
  const kind = type === 'selectboxes' ? 'boxes' : isMultiple ? 'list' : 'text';
  const limits = {
    [type === 'selectboxes' ? 'minSelectedCount' : 'minLength']:
      parseNumber(part.keep('minSelectedChoices')) || undefined,
    [type === 'selectboxes' ? 'maxSelectedCount' : 'maxLength']:
      parseNumber(part.keep('maxSelectedChoices')) || undefined,
  };
  const caption = readText(part, 'optionsCaption', survey.language);
  const source = createSource(asked);
  const component = createQuestion(asked, {
    type,
    kind,
    choices: choices.map(({ value }) => String(value)),
    settings: {
      ...(type === 'select'
        ? { widget: 'choicesjs', data: { values, ...source?.data }, placeholder: caption }
        : { values }),
      ...(type === 'selectboxes' && { values: values.map(({ label, value }) => ({ label, value: String(value) })) }),
      ...(type !== 'select' && isInline && { inline: true }),
      ...(isMultiple && { multiple: true }),
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
    part.lose(property, createReason('noCounterpart'));
  }
  return [component, ...createOtherText(asked, component, specialChoiceList), ...createCommentText(asked, component)];
}

/** Returns the numbers from `choicesMin` to `choicesMax` as choices. */
function createRange({ part }: SurveyQuestion): readonly Choice[] {
  const [min, max, step] = ['choicesMin', 'choicesMax', 'choicesStep'].map((name) => parseNumber(part.peek(name)));
  if (min === undefined || max === undefined) return [];
  for (const name of ['choicesMin', 'choicesMax', 'choicesStep']) part.keep(name);
  const by = step && step > 0 ? step : 1;
  const count = Math.min(1_000, Math.max(0, Math.floor((max - min) / by) + 1));
  return Array.from({ length: count }, (_, index) => ({
    label: String(min + index * by),
    value: min + index * by,
  }));
}

/** Returns the settings for choices that are loaded from a URL. */
function createSource({ part }: SurveyQuestion) {
  const stored = part.peek('choicesByUrl');
  if (!isRecord(stored) || typeof stored.url !== 'string' || stored.url === '') {
    part.lose('choicesByUrl', createReason('wrongValue'));
    return undefined;
  }
  part.change('choicesByUrl', createReason('saidOtherwise', { as: 'data.url' }));
  const title = parseText(stored.titleName) ?? 'title';
  return {
    data: { url: stored.url },
    settings: {
      valueProperty: parseText(stored.valueName) ?? '',
      selectValues: parseText(stored.path)?.replaceAll(';', '.') ?? '',
      template: `<span>{{ item.${/^[\w.]+$/.test(title) ? title : 'title'} }}</span>`,
    },
  };
}

/** Creates the text field of an "other" choice. */
function createOtherText(
  { part, place, survey }: SurveyQuestion,
  component: DraftComponent,
  special: readonly Choice[],
): readonly DraftComponent[] {
  const other = special.find(({ value }) => value === 'other');
  const hint =
    readText(part, 'otherPlaceholder', survey.language) ?? readText(part, 'otherPlaceHolder', survey.language);
  const error = readText(part, 'otherErrorText', survey.language);
  if (!other) return [];
  const name = `${component.key}-Comment`;
  const key = place.keys.claim(name, undefined, name);
  place.fields.add(`${parseText(part.peek('name'))}-Comment`, createField(place, key, 'text'));
  const text = createDraft('textfield', { key, label: other.label, input: true, placeholder: hint });
  addRules(text, { required: true });
  if (error) text.errors = { required: error };
  text.conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: [...place.path, component.key].join('.'), operator: 'isEqual', value: 'other' }],
  };
  return [text];
}

/** Creates the comment field below a question. */
export function createCommentText(
  { part, place, survey }: SurveyQuestion,
  component: DraftComponent,
): readonly DraftComponent[] {
  const flags = ['hasComment', 'showCommentArea'].filter((name) => part.peek(name) !== undefined);
  const isThere = flags.map((name) => parseFlag(part.keep(name))).some(Boolean);
  const label = readText(part, 'commentText', survey.language);
  const placeholder =
    readText(part, 'commentPlaceholder', survey.language) ?? readText(part, 'commentPlaceHolder', survey.language);
  if (!isThere) return [];
  const name = `${component.key}-Comment`;
  const key = place.keys.claim(name, undefined, name);
  place.fields.add(`${parseText(part.peek('name'))}-Comment`, createField(place, key, 'text'));
  return [createDraft('textarea', { key, label: label ?? String(component.label), input: true, placeholder, rows: 2 })];
}

/** Converts choices to the values of a survey's rows and columns. */
export const createNamedValues = (choices: readonly Choice[]) =>
  choices.map(({ label, value }) => ({ label, value: String(value) }));
