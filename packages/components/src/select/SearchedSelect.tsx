import { useRef, useState } from 'react';
import type { ChoiceSource } from '../kit/choices/choice-source.ts';
import { itemLabels } from '../kit/choices/choices-in.ts';
import { useOfferedChoices } from '../kit/choices/useOfferedChoices.tsx';
import { ChoiceBox } from '../kit/combobox/ChoiceBox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { isRowsAddress } from '../kit/data-rows/rows-address.ts';
import { type Choice, choiceKey, storedChoice } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

type View = ViewProps<SelectProps, SelectValue>;

/** A choice, or several, of a long list or of one that comes from elsewhere: one searches in it. */
export function SearchedSelect(view: View) {
  const { source } = view.props;
  return source ? <FromElsewhere view={view} source={source} /> : <FromForm view={view} />;
}

const nothing = () => undefined;
const none: readonly Choice[] = [];

function FromForm({ view }: { readonly view: View }) {
  const { data: choices } = view.props;
  const offered = { state: 'found', choices, isOld: false, origin: '', more: nothing, retry: nothing } as const;
  const wordsOf = useWordsOf(choices);
  return <Box view={view} offered={offered} labelOf={(value) => wordsOf(value) ?? choiceKey(value)} />;
}

function FromElsewhere({ view, source }: { readonly view: View; readonly source: ChoiceSource }) {
  const { props, state, onOffer } = view;
  const [typed, setTyped] = useState<string>();
  const values = chosen(state.value);
  // An answer that does not say how it is called is looked up.
  const isUnnamed = source.valueProperty !== '' && values.length > 0;
  const isWanted = typed !== undefined || isUnnamed || !source.lazyLoad || props.validate.onlyAvailableItems;
  const offered = useOfferedChoices({ source, offer: state.offer, onOffer, typed: typed ?? '', isWanted });
  const wordsOf = useWordsOf(offered.choices);
  const named = itemLabels(source.template);
  const labelOf = (value: unknown) =>
    wordsOf(value) ?? ((typeof value === 'object' && named(value)) || choiceKey(value));
  const { searchField, minSearch } = source;
  return (
    <Box
      view={view}
      offered={{ ...offered, ...(minSearch && { minSearch }) }}
      labelOf={labelOf}
      isSearched={searchField !== ''}
      onType={setTyped}
    >
      {'address' in source.from && isRowsAddress(source.from.address) && (
        <ChosenResponses dataSourceId={source.dataSourceId} rows={values} labelOf={labelOf} isRecord={view.readOnly} />
      )}
    </Box>
  );
}

/**
 * Words of an answer, among what can be chosen now and what could be before: another search finds other choices. Nothing is gone through
 * before there is an answer.
 */
function useWordsOf(choices: readonly Choice[]): (value: unknown) => string | undefined {
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
  readonly isSearched?: boolean;
  readonly onType?: (typed: string | undefined) => void;
};

function Box({ view, isSearched = false, onType = nothing, ...more }: BoxProps) {
  const { props, state, onChange } = view;
  const values = chosen(state.value);
  return (
    <ChoiceBox
      {...more}
      {...{ view, isSearched, onType }}
      placeholder={props.placeholder}
      isSeveral={props.multiple}
      chosen={values}
      onChoose={({ value }) => {
        const stored = storedChoice(value, props.dataType);
        onChange(props.multiple ? [...values, stored] : stored);
      }}
      onRemove={(gone) => onChange(props.multiple ? values.filter((value) => !gone.includes(value)) : '')}
    />
  );
}
