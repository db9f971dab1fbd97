import { useRef, useState } from 'react';
import type { ChoiceSource } from '../kit/choices/choice-source.ts';
import { createLabelFormatter } from '../kit/choices/parse-choices.ts';
import { useLoadedChoices } from '../kit/choices/useLoadedChoices.tsx';
import { ChoiceBox } from '../kit/combobox/ChoiceBox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { isRowsAddress } from '../kit/data-rows/rows-address.ts';
import { type Choice, choiceKey, toStoredValue } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosen, type SelectProps, type SelectValue } from './select.ts';

type View = ViewProps<SelectProps, SelectValue>;

/** Select with a search, for long lists and external sources. Supports single and multiple choice. */
export function SearchedSelect(view: View) {
  const { source } = view.props;
  return source ? <ExternalChoices view={view} source={source} /> : <FormChoices view={view} />;
}

const nothing = () => undefined;
const none: readonly Choice[] = [];

function FormChoices({ view }: { readonly view: View }) {
  const { data: choices } = view.props;
  const offered = { state: 'found', choices, isOld: false, origin: '', loadMore: nothing, retry: nothing } as const;
  const wordsOf = useLabelLookup(choices);
  return <Box view={view} offered={offered} labelOf={(value) => wordsOf(value) ?? choiceKey(value)} />;
}

function ExternalChoices({ view, source }: { readonly view: View; readonly source: ChoiceSource }) {
  const { props, state, onChoicesLoaded } = view;
  const [typed, setTyped] = useState<string>();
  const values = getChosen(state.value);
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
    wordsOf(value) ?? ((typeof value === 'object' && named(value)) || choiceKey(value));
  const { searchField, minSearch } = source;
  return (
    <Box
      view={view}
      offered={{ ...offered, ...(minSearch && { minSearch }) }}
      labelOf={labelOf}
      isServerSearch={searchField !== ''}
      onType={setTyped}
    >
      {'address' in source.from && isRowsAddress(source.from.address) && (
        <ChosenResponses dataSourceId={source.dataSourceId} rows={values} labelOf={labelOf} isRecord={view.readOnly} />
      )}
    </Box>
  );
}

/**
 * Returns a function that finds the label of an answer among the current and earlier choices. Earlier choices are
 * remembered because a search replaces the choices. Remembers nothing until there is an answer.
 */
function useLabelLookup(choices: readonly Choice[]): (value: unknown) => string | undefined {
  const labels = useRef({ last: none, unread: [] as (readonly Choice[])[], byKey: new Map<string, string>() });
  const { current } = labels;
  if (current.last !== choices) {
    current.last = choices;
    current.unread.push(choices);
  }
  return (value) => {
    for (const unread of current.unread.splice(0)) {
      for (const choice of unread) current.byKey.set(choiceKey(choice.value), choice.label);
    }
    return current.byKey.get(choiceKey(value));
  };
}

type BoxProps = Pick<Parameters<typeof ChoiceBox>[0], 'offered' | 'labelOf' | 'children'> & {
  readonly view: View;
  readonly isServerSearch?: boolean;
  readonly onType?: (typed: string | undefined) => void;
};

function Box({ view, isServerSearch = false, onType = nothing, ...more }: BoxProps) {
  const { props, state, onChange } = view;
  const values = getChosen(state.value);
  return (
    <ChoiceBox
      {...more}
      {...{ view, isServerSearch, onType }}
      placeholder={props.placeholder}
      isMultiple={props.multiple}
      chosen={values}
      onChoose={({ value }) => {
        const stored = toStoredValue(value, props.dataType);
        onChange(props.multiple ? [...values, stored] : stored);
      }}
      onRemove={(gone) => onChange(props.multiple ? values.filter((value) => !gone.includes(value)) : '')}
    />
  );
}
