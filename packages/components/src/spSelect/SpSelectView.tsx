import { useState } from 'react';
import { ChoiceCombobox } from '../kit/combobox/ChoiceCombobox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { createRowLabelFormatter } from '../kit/data-rows/row-labels.ts';
import { useLoadedRowChoices } from '../kit/data-rows/useLoadedRowChoices.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export function SpSelectView(view: ViewProps<SpSelectProps, SpSelectValue>) {
  const { props, state, onChange } = view;
  const { multiple } = props;
  const [isOpen, setOpen] = useState(false);
  const offered = useLoadedRowChoices({ ...props, reading: props, offer: state.offer, isOpen });
  const rows = getChosenRows(state.value);
  return (
    <ChoiceCombobox
      view={view}
      placeholder={props.placeholder}
      isMultiple={multiple}
      chosen={rows}
      labelOf={createRowLabelFormatter(props)}
      offered={offered}
      isServerSearch={false}
      onType={(typed) => setOpen(typed !== undefined)}
      onChoose={({ value }) => onChange(multiple ? [...rows, value] : value)}
      onRemove={(removedRows) => onChange(multiple ? rows.filter((row) => !removedRows.includes(row)) : '')}
    >
      <ChosenResponses
        dataSourceId={props.dataSourceId}
        rows={rows}
        labelOf={createRowLabelFormatter(props)}
        isRecord={view.readOnly}
      />
    </ChoiceCombobox>
  );
}
