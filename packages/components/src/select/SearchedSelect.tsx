import { useRef, useState } from 'react';
import type { ChoiceSource } from '../kit/choices/choice-source.ts';
import { createLabelFormatter } from '../kit/choices/parse-choices.ts';
import { useLoadedChoices } from '../kit/choices/useLoadedChoices.tsx';
import { ChoiceCombobox } from '../kit/combobox/ChoiceCombobox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { isRowsAddress } from '../kit/data-rows/rows-address.ts';
import { type Choice, getChoiceKey, toStoredChoiceValue } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosenValues, type SelectProps, type SelectValue } from './select.ts';

type SearchedSelectProps = ViewProps<SelectProps, SelectValue>;

/** Select with a search, for long lists and external sources. Supports single and multiple choice. */
export function SearchedSelect(view: SearchedSelectProps) {
  const { source } = view.props;
  return source ? <ExternalChoicesSelect view={view} source={source} /> : <FormChoicesSelect view={view} />;
}

const doNothing = () => undefined;
const noChoices: readonly Choice[] = [];

function FormChoicesSelect({ view }: { readonly view: SearchedSelectProps }) {
  const { data: choices } = view.props;
  const offered = { state: 'found', choices, isOld: false, origin: '', loadMore: doNothing, retry: doNothing } as const;
  const wordsOf = useLabelLookup(choices);
  return <SelectCombobox view={view} offered={offered} labelOf={(value) => wordsOf(value) ?? getChoiceKey(value)} />;
}

function ExternalChoicesSelect({
  view,
  source,
}: {
  readonly view: SearchedSelectProps;
  readonly source: ChoiceSource;
}) {
  const { props, state, onChoicesLoaded } = view;
  const [typed, setTyped] = useState<string>();
  const values = getChosenValues(state.value);
  // If only the value of a choice is stored, the choices must be loaded to find its label.
  const isUnnamed = source.valueProperty !== '' && values.length > 0;
  const isWanted = typed !== undefined || isUnnamed || !source.lazyLoad || props.validate.onlyAvailableItems;
  const offered = useLoadedChoices({
    source,
    offer: state.offer,
    onChoicesLoaded,
    typed: typed ?? '',
    isOpen: isWanted,
  });
  const wordsOf = useLabelLookup(offered.choices);
  const named = createLabelFormatter(source.template);
  const labelOf = (value: unknown) =>
    wordsOf(value) ?? ((typeof value === 'object' && named(value)) || getChoiceKey(value));
  const { searchField, minSearch } = source;
  return (
    <SelectCombobox
      view={view}
      offered={{ ...offered, ...(minSearch && { minSearch }) }}
      labelOf={labelOf}
      isServerSearch={searchField !== ''}
      onType={setTyped}
    >
      {'address' in source.from && isRowsAddress(source.from.address) && (
        <ChosenResponses dataSourceId={source.dataSourceId} rows={values} labelOf={labelOf} isRecord={view.readOnly} />
      )}
    </SelectCombobox>
  );
}

/**
 * Returns a function that finds the label of an answer among the current and earlier choices. Earlier choices are
 * remembered because a search replaces the choices. Remembers nothing until there is an answer.
 */
function useLabelLookup(choices: readonly Choice[]): (value: unknown) => string | undefined {
  const labels = useRef({ last: noChoices, unread: [] as (readonly Choice[])[], byKey: new Map<string, string>() });
  const { current } = labels;
  if (current.last !== choices) {
    current.last = choices;
    current.unread.push(choices);
  }
  return (value) => {
    for (const unread of current.unread.splice(0)) {
      for (const choice of unread) current.byKey.set(getChoiceKey(choice.value), choice.label);
    }
    return current.byKey.get(getChoiceKey(value));
  };
}

type SelectComboboxProps = Pick<Parameters<typeof ChoiceCombobox>[0], 'offered' | 'labelOf' | 'children'> & {
  readonly view: SearchedSelectProps;
  readonly isServerSearch?: boolean;
  readonly onType?: (typed: string | undefined) => void;
};

function SelectCombobox({ view, isServerSearch = false, onType = doNothing, ...more }: SelectComboboxProps) {
  const { props, state, onChange } = view;
  const values = getChosenValues(state.value);
  return (
    <ChoiceCombobox
      {...more}
      {...{ view, isServerSearch, onType }}
      placeholder={props.placeholder}
      isMultiple={props.multiple}
      chosen={values}
      onChoose={({ value }) => {
        const stored = toStoredChoiceValue(value, props.dataType);
        onChange(props.multiple ? [...values, stored] : stored);
      }}
      onRemove={(removedValues) =>
        onChange(props.multiple ? values.filter((value) => !removedValues.includes(value)) : '')
      }
    />
  );
}
