import { type ComponentSpec, isRecord } from '@tideform/engine';
import { rowsAddress } from '../kit/data-rows/rows-address.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  multiple: flag(),
  dataSourceId: text(),
  /** Rows alone of which it is true: `City eq '{{ data.city }}'`. */
  filterQuery: text(),
  labelProperty: text(),
  template: text(),
  sortBy: text(),
  sortDirection: oneOf('asc', 'desc'),
  removeDuplicates: flag(true),
  selectFields: names,
  defaultValue: anything(),
};

export type SpSelectProps = Read<typeof shape>;

/** The chosen row, or with `multiple` the list of them. */
export type SpSelectValue = unknown;

/** One or several rows of a data source. */
export const spSelect: ComponentSpec<SpSelectProps, SpSelectValue> = {
  ...valueSpec,
  type: 'spSelect',
  valueKind: ({ multiple }) => (multiple ? 'choices' : 'choice'),
  props: propsSchema(shape),
  needsTeam: 'data',
  teamSettings: ['dataSourceId', 'filterQuery'],
  emptyValue: (props) => normalize(props.defaultValue, props) ?? (props.multiple ? [] : ''),
  isEmpty: (value) => chosenRows(value).length === 0,
  choicesFrom: ({ dataSourceId, filterQuery }) =>
    dataSourceId === '' ? undefined : { address: rowsAddress(dataSourceId, filterQuery) },
  normalize,
};

function normalize(value: unknown, { multiple }: SpSelectProps): SpSelectValue {
  return multiple && value !== undefined ? chosenRows(value) : value;
}

/** The chosen rows, whether one or many are allowed. form.io stores `{}` where nobody answered. */
export function chosenRows(value: SpSelectValue): readonly unknown[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one) => one != null && one !== '' && !(isRecord(one) && Object.keys(one).length === 0));
}

/** Written as a list, or with commas between. */
function names(raw: unknown): readonly string[] {
  const all: readonly unknown[] = typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [];
  return all.map((one) => text()(one).trim()).filter((name) => name !== '');
}
