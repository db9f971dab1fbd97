import type { ComponentDefinition, ComponentSpecs } from '@tideform/engine';
import { specs } from '../../specs.ts';
import { viewOf } from '../../views.tsx';
import { useInRow } from '../InRow.tsx';

export interface TryCellProps {
  readonly id: string;
  readonly definition: ComponentDefinition;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

const listed: ComponentSpecs = specs;

/** A field in a row of a view under test. */
export function TryCell({ id, definition, value, readOnly, onChange }: TryCellProps) {
  const View = viewOf(definition.type);
  const inRow = useInRow();
  if (!View) return null;
  const props = listed[definition.type]!.props.parse(definition);
  const state = { value, visible: true, disabled: false, required: false, issues: [] };
  return (
    <View
      id={id}
      definition={definition}
      props={props}
      state={state}
      inRow={inRow}
      readOnly={readOnly}
      onChange={onChange}
      onBlur={() => undefined}
      onAction={() => undefined}
      slot={(index) => <p>Slot {index}</p>}
    />
  );
}
