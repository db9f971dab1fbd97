import { useState } from 'react';
import { ChoiceBox } from '../kit/combobox/ChoiceBox.tsx';
import { ChosenResponses } from '../kit/data-rows/ChosenResponses.tsx';
import { createRowLabelFormatter } from '../kit/data-rows/row-labels.ts';
import { useLoadedRows } from '../kit/data-rows/useLoadedRows.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export function SpSelectView(view: ViewProps<SpSelectProps, SpSelectValue>) {
  const { props, state, onChange } = view;
  const { multiple } = props;
  const [isOpen, setOpen] = useState(false);
  const offered = useLoadedRows({ ...props, reading: props, offer: state.offer, isOpen });
  const rows = getChosenRows(state.value);
  return (
    <ChoiceBox
      view={view}
      placeholder={props.placeholder}
      isMultiple={multiple}
      chosen={rows}
      labelOf={createRowLabelFormatter(props)}
      offered={offered}
      isServerSearch={false}
      onType={(typed) => setOpen(typed !== undefined)}
      onChoose={({ value }) => onChange(multiple ? [...rows, value] : value)}
      onRemove={(gone) => onChange(multiple ? rows.filter((row) => !gone.includes(row)) : '')}
    >
      <ChosenResponses
        dataSourceId={props.dataSourceId}
        rows={rows}
        labelOf={createRowLabelFormatter(props)}
        isRecord={view.readOnly}
      />
    </ChoiceBox>
  );
}
