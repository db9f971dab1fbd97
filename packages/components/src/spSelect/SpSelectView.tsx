import { useState } from 'react';
import { ChoiceBox } from '../kit/combobox/ChoiceBox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { rowLabels } from '../kit/data-rows/row-labels.ts';
import { useOfferedRows } from '../kit/data-rows/useOfferedRows.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { chosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export function SpSelectView(view: ViewProps<SpSelectProps, SpSelectValue>) {
  const { props, state, onChange } = view;
  const { multiple } = props;
  const [isOpen, setOpen] = useState(false);
  const offered = useOfferedRows({ ...props, reading: props, offer: state.offer, isWanted: isOpen });
  const rows = chosenRows(state.value);
  return (
    <ChoiceBox
      view={view}
      placeholder={props.placeholder}
      isSeveral={multiple}
      chosen={rows}
      labelOf={rowLabels(props)}
      offered={offered}
      isSearched={false}
      onType={(typed) => setOpen(typed !== undefined)}
      onChoose={({ value }) => onChange(multiple ? [...rows, value] : value)}
      onRemove={(gone) => onChange(multiple ? rows.filter((row) => !gone.includes(row)) : '')}
    >
      <ChosenResponses
        dataSourceId={props.dataSourceId}
        rows={rows}
        labelOf={rowLabels(props)}
        isRecord={view.readOnly}
      />
    </ChoiceBox>
  );
}
