import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../../building/draft-component.ts';
import { createContainerScope, createRowsScope } from '../../building/form-scope.ts';
import { parseFlag, parseList, parseNumber, parseText } from '../../building/read-values.ts';
import { createReason } from '../../report/finding.ts';
import { readText } from '../localized.ts';
import type { Json, SurveyQuestion } from '../survey.ts';
import { createQuestion } from './ask.ts';
import { createCommentText, createNamedValues, readChoices } from './choices.ts';

/** Reads the elements inside a container. */
export type ReadElements = (
  parent: SurveyQuestion,
  elements: unknown,
  property: string,
  place: SurveyQuestion['place'],
) => readonly DraftComponent[];

/** Converts a matrix with one choice of answers per statement. */
export function convertMatrix(asked: SurveyQuestion): readonly DraftComponent[] {
  const { part } = asked;
  const questions = createNamedValues(readChoices(asked, 'rows'));
  const values = createNamedValues(readChoices(asked, 'columns'));
  if (questions.length === 0) return [createSingleRow(asked, values)];
  const isRequiredForAll = ['isAllRowRequired', 'eachRowRequired']
    .map((name) => parseFlag(part.keep(name)))
    .some(Boolean);
  const component = createQuestion(asked, {
    type: 'survey',
    kind: 'group',
    settings: { questions, values },
    rules: isRequiredForAll ? { required: true } : {},
  });
  for (const property of [
    'rowsOrder',
    'cells',
    'rowsVisibleIf',
    'columnsVisibleIf',
    'eachRowUnique',
    'cellType',
    'hasCellText',
  ]) {
    part.lose(property, createReason('noCounterpart'));
  }
  return [component, ...createCommentText(asked, component)];
}

/** Converts a matrix without rows to a single question. */
const createSingleRow = (asked: SurveyQuestion, values: readonly { label: string; value: string }[]): DraftComponent =>
  createQuestion(asked, {
    type: 'radio',
    kind: 'text',
    choices: values.map(({ value }) => value),
    settings: { values, inline: true },
  });

/** Converts a matrix with fixed rows and a question per column. */
export function convertFixedRows(asked: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const rows = createNamedValues(readChoices(asked, 'rows'));
  const grid = createQuestion(asked, {
    type: 'datagrid',
    kind: 'rows',
    settings: {
      hasFixedRows: true,
      rowHeader: { key: 'row', label: readText(asked.part, 'rowTitle', asked.survey.language) ?? '' },
      fixedRows: rows,
      components: [],
    },
  });
  asked.part.note('changed', 'type', createReason('otherType', { from: 'matrixdropdown', to: 'datagrid' }));
  grid.components = convertColumns(asked, grid, readElements, ['row']);
  return [grid, ...createCommentText(asked, grid)];
}

/** Converts a matrix to which respondents add rows. */
export function convertDynamicRows(asked: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const grid = createQuestion(asked, {
    type: 'datagrid',
    kind: 'rows',
    settings: createRowSettings(asked, 'Row'),
    rules: createRowLimits(asked, 'Row'),
  });
  grid.components = convertColumns(asked, grid, readElements, []);
  return [grid, ...createCommentText(asked, grid)];
}

/** Converts panels that respondents add. */
export function convertDynamicPanels(asked: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const { part, raw } = asked;
  const grid = createQuestion(asked, {
    type: 'editgrid',
    kind: 'rows',
    settings: createRowSettings(asked, 'Panel'),
    rules: createRowLimits(asked, 'Panel'),
  });
  const place = createRowsScope(asked.place, grid.key!);
  grid.components = readElements(asked, raw.templateElements, 'templateElements', place);
  part.keep('templateElements');
  for (const property of [
    'templateTitle',
    'templateDescription',
    'panelPrevText',
    'panelNextText',
    'noEntriesText',
    'templateVisibleIf',
    'tabTitlePlaceholder',
    'templateTabTitle',
  ]) {
    part.lose(property, createReason('noCounterpart'));
  }
  return [grid, ...createCommentText(asked, grid)];
}

function createRowSettings(asked: SurveyQuestion, what: 'Row' | 'Panel'): Readonly<Record<string, unknown>> {
  const { part, survey } = asked;
  const min = what.toLowerCase();
  const addText = ['add', 'remove'].map((action) => {
    const names = [`allow${capitalize(action)}${what}s`, `allow${capitalize(action)}${what}`];
    return names.every((name) => part.peek(name) === undefined || parseFlag(part.keep(name)));
  });
  const add = [`${min}AddText`, `add${what}Text`].map((name) => readText(part, name, survey.language)).find(Boolean);
  const remove = [`${min}RemoveText`, `remove${what}Text`]
    .map((name) => readText(part, name, survey.language))
    .find(Boolean);
  const isSorted = parseFlag(part.keep('allowRowsDragAndDrop')) || parseFlag(part.keep('allowRowReorder'));
  return {
    addAnother: add,
    ...(what === 'Panel' && { removeRow: remove }),
    ...(addText.every((one) => !one) && { disableAddingRemovingRows: true }),
    ...(isSorted && { reorder: true }),
    ...createFirstRows(asked, min),
    components: [],
  };
}

function createFirstRows({ part }: SurveyQuestion, lower: string): Readonly<Record<string, unknown>> {
  const count = parseNumber(part.peek(`${lower}Count`));
  part.keep(`${lower}Count`);
  const rows = Math.min(count ?? (lower === 'row' ? 2 : 0), 100);
  if (part.peek('defaultValue') !== undefined) return {};
  return rows > 0 ? { defaultValue: Array.from({ length: rows }, () => ({})) } : { initEmpty: true };
}

function createRowLimits({ part }: SurveyQuestion, what: 'Row' | 'Panel'): Readonly<Record<string, unknown>> {
  const [min, max] = [`min${what}Count`, `max${what}Count`].map((name) => parseNumber(part.keep(name)));
  return { minLength: min || undefined, maxLength: max || undefined };
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts the columns of a matrix to questions; `cellType` is their type. */
function convertColumns(
  asked: SurveyQuestion,
  grid: DraftComponent,
  readElements: ReadElements,
  usedNames: readonly string[],
): readonly DraftComponent[] {
  const { part, raw } = asked;
  const place = createRowsScope(asked.place, grid.key!);
  for (const key of usedNames) place.keys.claim(key, undefined, key);
  const cellType = parseText(part.keep('cellType')) ?? 'dropdown';
  const columns = parseList(raw.columns).flatMap((column): Json[] => {
    if (!isRecord(column))
      return parseText(column) === undefined ? [] : [{ type: cellType, name: String(column), ...choicesOf(raw) }];
    const { cellType: ownSettings, ...rest } = column;
    const type = ownSettings === undefined || ownSettings === 'default' ? cellType : String(ownSettings);
    const hasNoChoices = rest.choices === undefined || parseList(rest.choices).length === 0;
    return [{ ...rest, type, ...(hasNoChoices && choiceTypes.has(type) && choicesOf(raw)) }];
  });
  part.keep('columns');
  part.keep('choices');
  const components = readElements(asked, columns, 'columns', place);
  for (const property of [
    'keyName',
    'detailElements',
    'columnColCount',
    'rowsOrder',
    'rowsVisibleIf',
    'columnsVisibleIf',
    'defaultRowValue',
    'totalText',
    'defaultValueFromLastRow',
  ]) {
    part.lose(property, createReason('noCounterpart'));
  }
  return components;
}

const choiceTypes: ReadonlySet<string> = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox']);

const choicesOf = ({ choices }: Json): Json => (choices === undefined ? {} : { choices });

/** Converts a group of labeled text inputs. */
export function convertLines(asked: SurveyQuestion, readElements: ReadElements): DraftComponent {
  const { part, raw } = asked;
  const container = createQuestion(asked, {
    type: 'container',
    kind: 'group',
    settings: { hideLabel: false, components: [] },
  });
  const items = parseList(raw.items)
    .filter(isRecord)
    .map((item) => ({ type: 'text', ...item }));
  const place = createContainerScope(asked.place, container.key!);
  const name = parseText(raw.name);
  container.components = readElements(asked, items, 'items', place);
  for (const item of items as readonly Json[]) {
    const field = place.fields.get(parseText(item.name) ?? '');
    if (field && name) place.fields.add(`${name}.${parseText(item.name)}`, field);
  }
  part.keep('items');
  return container;
}

/** Converts a ranking to rows that respondents reorder. */
export function convertRanking(asked: SurveyQuestion): DraftComponent {
  const choices = readChoices(asked, 'choices');
  asked.part.note('changed', 'type', createReason('otherType', { from: 'ranking', to: 'datagrid' }));
  return createQuestion(asked, {
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
