import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../../building/draft-component.ts';
import { containerPlace, rowsPlace } from '../../building/form-place.ts';
import { flagIn, listIn, numberIn, textIn } from '../../building/read-values.ts';
import { because } from '../../report/finding.ts';
import { words } from '../localized.ts';
import type { Asked, Json } from '../survey.ts';
import { ask } from './ask.ts';
import { commentText, namedValues, readChoices } from './choices.ts';

/** Reads elements that lie in something. */
export type ReadElements = (
  around: Asked,
  elements: unknown,
  property: string,
  place: Asked['place'],
) => readonly DraftComponent[];

/** Rows of statements, columns of answers. */
export function askMatrix(asked: Asked): readonly DraftComponent[] {
  const { part } = asked;
  const questions = namedValues(readChoices(asked, 'rows'));
  const values = namedValues(readChoices(asked, 'columns'));
  if (questions.length === 0) return [oneRow(asked, values)];
  const isAll = ['isAllRowRequired', 'eachRowRequired'].map((name) => flagIn(part.keep(name))).some(Boolean);
  const component = ask(asked, {
    type: 'survey',
    kind: 'group',
    settings: { questions, values },
    rules: isAll ? { required: true } : {},
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
    part.lose(property, because('noCounterpart'));
  }
  return [component, ...commentText(asked, component)];
}

/** A matrix without rows is one question. */
const oneRow = (asked: Asked, values: readonly { label: string; value: string }[]): DraftComponent =>
  ask(asked, {
    type: 'radio',
    kind: 'text',
    choices: values.map(({ value }) => value),
    settings: { values, inline: true },
  });

/** Rows that are given, with a question in each column. */
export function askGivenRows(asked: Asked, readElements: ReadElements): readonly DraftComponent[] {
  const rows = namedValues(readChoices(asked, 'rows'));
  const grid = ask(asked, {
    type: 'datagrid',
    kind: 'rows',
    settings: {
      hasFixedRows: true,
      rowHeader: { key: 'row', label: words(asked.part, 'rowTitle', asked.survey.language) ?? '' },
      fixedRows: rows,
      components: [],
    },
  });
  asked.part.note('changed', 'type', because('otherType', { from: 'matrixdropdown', to: 'datagrid' }));
  grid.components = columnsOf(asked, grid, readElements, ['row']);
  return [grid, ...commentText(asked, grid)];
}

/** Rows that people add. */
export function askRows(asked: Asked, readElements: ReadElements): readonly DraftComponent[] {
  const grid = ask(asked, {
    type: 'datagrid',
    kind: 'rows',
    settings: rowSettings(asked, 'Row'),
    rules: rowLimits(asked, 'Row'),
  });
  grid.components = columnsOf(asked, grid, readElements, []);
  return [grid, ...commentText(asked, grid)];
}

/** Panels that people add. */
export function askPanels(asked: Asked, readElements: ReadElements): readonly DraftComponent[] {
  const { part, raw } = asked;
  const grid = ask(asked, {
    type: 'editgrid',
    kind: 'rows',
    settings: rowSettings(asked, 'Panel'),
    rules: rowLimits(asked, 'Panel'),
  });
  const place = rowsPlace(asked.place, grid.key!);
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
    part.lose(property, because('noCounterpart'));
  }
  return [grid, ...commentText(asked, grid)];
}

function rowSettings(asked: Asked, what: 'Row' | 'Panel'): Readonly<Record<string, unknown>> {
  const { part, survey } = asked;
  const lower = what.toLowerCase();
  const adds = ['add', 'remove'].map((verb) => {
    const names = [`allow${capital(verb)}${what}s`, `allow${capital(verb)}${what}`];
    return names.every((name) => part.look(name) === undefined || flagIn(part.keep(name)));
  });
  const add = [`${lower}AddText`, `add${what}Text`].map((name) => words(part, name, survey.language)).find(Boolean);
  const remove = [`${lower}RemoveText`, `remove${what}Text`]
    .map((name) => words(part, name, survey.language))
    .find(Boolean);
  const isSorted = flagIn(part.keep('allowRowsDragAndDrop')) || flagIn(part.keep('allowRowReorder'));
  return {
    addAnother: add,
    ...(what === 'Panel' && { removeRow: remove }),
    ...(adds.every((one) => !one) && { disableAddingRemovingRows: true }),
    ...(isSorted && { reorder: true }),
    ...firstRows(asked, lower),
    components: [],
  };
}

function firstRows({ part }: Asked, lower: string): Readonly<Record<string, unknown>> {
  const count = numberIn(part.look(`${lower}Count`));
  part.keep(`${lower}Count`);
  const rows = Math.min(count ?? (lower === 'row' ? 2 : 0), 100);
  if (part.look('defaultValue') !== undefined) return {};
  return rows > 0 ? { defaultValue: Array.from({ length: rows }, () => ({})) } : { initEmpty: true };
}

function rowLimits({ part }: Asked, what: 'Row' | 'Panel'): Readonly<Record<string, unknown>> {
  const [least, most] = [`min${what}Count`, `max${what}Count`].map((name) => numberIn(part.keep(name)));
  return { minLength: least || undefined, maxLength: most || undefined };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The columns of a matrix as questions; `cellType` is of which kind they are. */
function columnsOf(
  asked: Asked,
  grid: DraftComponent,
  readElements: ReadElements,
  taken: readonly string[],
): readonly DraftComponent[] {
  const { part, raw } = asked;
  const place = rowsPlace(asked.place, grid.key!);
  for (const key of taken) place.keys.take(key, undefined, key);
  const cellType = textIn(part.keep('cellType')) ?? 'dropdown';
  const columns = listIn(raw.columns).flatMap((column): Json[] => {
    if (!isRecord(column))
      return textIn(column) === undefined ? [] : [{ type: cellType, name: String(column), ...choicesOf(raw) }];
    const { cellType: own, ...rest } = column;
    const type = own === undefined || own === 'default' ? cellType : String(own);
    const isWithout = rest.choices === undefined || listIn(rest.choices).length === 0;
    return [{ ...rest, type, ...(isWithout && choosing.has(type) && choicesOf(raw)) }];
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
    part.lose(property, because('noCounterpart'));
  }
  return components;
}

const choosing: ReadonlySet<string> = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox']);

const choicesOf = ({ choices }: Json): Json => (choices === undefined ? {} : { choices });

/** Several lines with a name each. */
export function askLines(asked: Asked, readElements: ReadElements): DraftComponent {
  const { part, raw } = asked;
  const container = ask(asked, { type: 'container', kind: 'group', settings: { hideLabel: false, components: [] } });
  const items = listIn(raw.items)
    .filter(isRecord)
    .map((item) => ({ type: 'text', ...item }));
  const place = containerPlace(asked.place, container.key!);
  const name = textIn(raw.name);
  container.components = readElements(asked, items, 'items', place);
  for (const item of items as readonly Json[]) {
    const field = place.fields.get(textIn(item.name) ?? '');
    if (field && name) place.fields.add(`${name}.${textIn(item.name)}`, field);
  }
  part.keep('items');
  return container;
}

/** An order of choices: rows that are moved. */
export function askRanking(asked: Asked): DraftComponent {
  const choices = readChoices(asked, 'choices');
  asked.part.note('changed', 'type', because('otherType', { from: 'ranking', to: 'datagrid' }));
  return ask(asked, {
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
