import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../../building/draft-component.ts';
import { createContainerScope, createRowsScope } from '../../building/form-scope.ts';
import { parseBoolean, parseNumber, parseText, toList } from '../../building/parse-values.ts';
import { createFindingReason } from '../../report/finding.ts';
import { type Json, readLocalizedText, type SurveyQuestion } from '../survey.ts';
import { createCommentText, createNamedValues, readChoices } from './choices.ts';
import { createQuestion } from './create-question.ts';

/** Reads the elements inside a container. */
export type ReadElements = (
  parent: SurveyQuestion,
  elements: unknown,
  property: string,
  scope: SurveyQuestion['place'],
) => readonly DraftComponent[];

/** Converts a matrix with one choice of answers per statement. */
export function convertMatrix(question: SurveyQuestion): readonly DraftComponent[] {
  const { part } = question;
  const questions = createNamedValues(readChoices(question, 'rows'));
  const values = createNamedValues(readChoices(question, 'columns'));
  if (questions.length === 0) return [createSingleRow(question, values)];
  const isRequiredForAll = ['isAllRowRequired', 'eachRowRequired']
    .map((name) => parseBoolean(part.keep(name)))
    .some(Boolean);
  const component = createQuestion(question, {
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
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return [component, ...createCommentText(question, component)];
}

/** Converts a matrix without rows to a single question. */
const createSingleRow = (
  question: SurveyQuestion,
  values: readonly { label: string; value: string }[],
): DraftComponent =>
  createQuestion(question, {
    type: 'radio',
    kind: 'text',
    choices: values.map(({ value }) => value),
    settings: { values, inline: true },
  });

/** Converts a matrix with fixed rows and a question per column. */
export function convertFixedRows(question: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const rows = createNamedValues(readChoices(question, 'rows'));
  const grid = createQuestion(question, {
    type: 'datagrid',
    kind: 'rows',
    settings: {
      hasFixedRows: true,
      rowHeader: { key: 'row', label: readLocalizedText(question.part, 'rowTitle', question.survey.language) ?? '' },
      fixedRows: rows,
      components: [],
    },
  });
  question.part.note('changed', 'type', createFindingReason('otherType', { from: 'matrixdropdown', to: 'datagrid' }));
  grid.components = convertColumns(question, grid, readElements, ['row']);
  return [grid, ...createCommentText(question, grid)];
}

/** Converts a matrix to which respondents add rows. */
export function convertDynamicRows(question: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const grid = createQuestion(question, {
    type: 'datagrid',
    kind: 'rows',
    settings: createRowSettings(question, 'Row'),
    rules: createRowLimits(question, 'Row'),
  });
  grid.components = convertColumns(question, grid, readElements, []);
  return [grid, ...createCommentText(question, grid)];
}

/** Converts panels that respondents add. */
export function convertDynamicPanels(question: SurveyQuestion, readElements: ReadElements): readonly DraftComponent[] {
  const { part, raw } = question;
  const grid = createQuestion(question, {
    type: 'editgrid',
    kind: 'rows',
    settings: createRowSettings(question, 'Panel'),
    rules: createRowLimits(question, 'Panel'),
  });
  const scope = createRowsScope(question.place, grid.key!);
  grid.components = readElements(question, raw.templateElements, 'templateElements', scope);
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
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return [grid, ...createCommentText(question, grid)];
}

function createRowSettings(question: SurveyQuestion, what: 'Row' | 'Panel'): Readonly<Record<string, unknown>> {
  const { part, survey } = question;
  const min = what.toLowerCase();
  const addText = ['add', 'remove'].map((action) => {
    const names = [`allow${capitalize(action)}${what}s`, `allow${capitalize(action)}${what}`];
    return names.every((name) => part.peek(name) === undefined || parseBoolean(part.keep(name)));
  });
  const add = [`${min}AddText`, `add${what}Text`]
    .map((name) => readLocalizedText(part, name, survey.language))
    .find(Boolean);
  const remove = [`${min}RemoveText`, `remove${what}Text`]
    .map((name) => readLocalizedText(part, name, survey.language))
    .find(Boolean);
  const isSorted = parseBoolean(part.keep('allowRowsDragAndDrop')) || parseBoolean(part.keep('allowRowReorder'));
  return {
    addAnother: add,
    ...(what === 'Panel' && { removeRow: remove }),
    ...(addText.every((one) => !one) && { disableAddingRemovingRows: true }),
    ...(isSorted && { reorder: true }),
    ...createFirstRows(question, min),
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
  question: SurveyQuestion,
  grid: DraftComponent,
  readElements: ReadElements,
  usedNames: readonly string[],
): readonly DraftComponent[] {
  const { part, raw } = question;
  const scope = createRowsScope(question.place, grid.key!);
  for (const key of usedNames) scope.keys.claim(key, undefined, key);
  const cellType = parseText(part.keep('cellType')) ?? 'dropdown';
  const columns = toList(raw.columns).flatMap((column): Json[] => {
    if (!isRecord(column))
      return parseText(column) === undefined ? [] : [{ type: cellType, name: String(column), ...pickChoices(raw) }];
    const { cellType: ownSettings, ...rest } = column;
    const type = ownSettings === undefined || ownSettings === 'default' ? cellType : String(ownSettings);
    const hasNoChoices = rest.choices === undefined || toList(rest.choices).length === 0;
    return [{ ...rest, type, ...(hasNoChoices && choiceTypes.has(type) && pickChoices(raw)) }];
  });
  part.keep('columns');
  part.keep('choices');
  const components = readElements(question, columns, 'columns', scope);
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
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return components;
}

const choiceTypes: ReadonlySet<string> = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox']);

const pickChoices = ({ choices }: Json): Json => (choices === undefined ? {} : { choices });

/** Converts a group of labeled text inputs. */
export function convertLines(question: SurveyQuestion, readElements: ReadElements): DraftComponent {
  const { part, raw } = question;
  const container = createQuestion(question, {
    type: 'container',
    kind: 'group',
    settings: { hideLabel: false, components: [] },
  });
  const items = toList(raw.items)
    .filter(isRecord)
    .map((item) => ({ type: 'text', ...item }));
  const scope = createContainerScope(question.place, container.key!);
  const name = parseText(raw.name);
  container.components = readElements(question, items, 'items', scope);
  for (const item of items as readonly Json[]) {
    const field = scope.fields.get(parseText(item.name) ?? '');
    if (field && name) scope.fields.add(`${name}.${parseText(item.name)}`, field);
  }
  part.keep('items');
  return container;
}

/** Converts a ranking to rows that respondents reorder. */
export function convertRanking(question: SurveyQuestion): DraftComponent {
  const choices = readChoices(question, 'choices');
  question.part.note('changed', 'type', createFindingReason('otherType', { from: 'ranking', to: 'datagrid' }));
  return createQuestion(question, {
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
