import { type ComponentSpec, isRecord } from '@tideform/engine';
import { formatRowsAddress } from '../kit/data-rows/rows-address.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, oneOf, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  multiple: flag(),
  dataSourceId: text(),
  /** OData filter for the rows: `City eq '{{ data.city }}'`. */
  filterQuery: text(),
  labelProperty: text(),
  template: text(),
  sortBy: text(),
  sortDirection: oneOf('asc', 'desc'),
  removeDuplicates: flag(true),
  selectFields: parseNames,
  defaultValue: anything(),
};

export type SpSelectProps = ParsedShape<typeof shape>;

/** Answer: the chosen row, or with `multiple` a list of rows. */
export type SpSelectValue = unknown;

/** Component spec of a select for rows of a data source. */
export const spSelect: ComponentSpec<SpSelectProps, SpSelectValue> = {
  ...valueSpec,
  type: 'spSelect',
  valueKind: ({ multiple }) => (multiple ? 'choices' : 'choice'),
  props: propsSchema(shape),
  needsTeam: 'data',
  teamSettings: ['dataSourceId', 'filterQuery'],
  emptyValue: (props) => normalize(props.defaultValue, props) ?? (props.multiple ? [] : ''),
  isEmpty: (value) => getChosenRows(value).length === 0,
  choicesFrom: ({ dataSourceId, filterQuery }) =>
    dataSourceId === '' ? undefined : { address: formatRowsAddress(dataSourceId, filterQuery) },
  normalize,
};

function normalize(value: unknown, { multiple }: SpSelectProps): SpSelectValue {
  return multiple && value !== undefined ? getChosenRows(value) : value;
}

/** Returns the chosen rows as a list. `{}` counts as unanswered, because form.io stores it before the first answer. */
export function getChosenRows(value: SpSelectValue): readonly unknown[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one) => one != null && one !== '' && !(isRecord(one) && Object.keys(one).length === 0));
}

/** Parses column names from a list, or from a text with commas. */
function parseNames(raw: unknown): readonly string[] {
  const all: readonly unknown[] = typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [];
  return all.map((one) => text()(one).trim()).filter((name) => name !== '');
}
