import { type ComponentDefinition, type ComponentSpecs, createSession, type FieldRow } from '@tideform/engine';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { specOf, specs } from '../../specs.ts';
import type { RowsInView, ViewProps } from '../view-props.ts';
import { TryCell } from './TryCell.tsx';

const ID_PREFIX = 'field-';

interface TryRowsProps {
  readonly definition: ComponentDefinition;
  readonly answer: unknown;
  readonly readOnly: boolean;
  readonly onChange: ((value: unknown) => void) | undefined;
  readonly draw: (
    view: Pick<ViewProps<unknown, unknown, ReactNode>, 'id' | 'state' | 'rows' | 'onChange'>,
  ) => ReactNode;
}

/** A grid under test: its rows are answered in a session of their own. */
export function TryRows({ definition, answer, readOnly, onChange, draw }: TryRowsProps) {
  const key = definition.key ?? definition.type;
  const [session] = useState(() => {
    const data = answer === undefined ? {} : { [key]: answer };
    const made = createSession({ form: { components: [definition] }, specs: specs as ComponentSpecs, data, readOnly });
    if (onChange) made.subscribeData(() => onChange(made.data()[key]));
    return made;
  });
  const nodeId = session.rootIds[0]!;
  const state = useSyncExternalStore(
    (listener) => session.subscribe(nodeId, listener),
    () => session.state(nodeId),
  );
  const rows: RowsInView<ReactNode> = {
    specOf,
    cell: ({ fieldIds }: FieldRow, column) =>
      fieldIds[column] !== undefined && (
        <TryCell idPrefix={ID_PREFIX} session={session} fieldId={fieldIds[column]} readOnly={readOnly} />
      ),
    add: (index) => session.addRow(nodeId, index),
    remove: (rowId) => session.removeRow(nodeId, rowId),
    move: (rowId, index) => session.moveRow(nodeId, rowId, index),
    answering: { session, nodeId },
  };
  return draw({
    id: `${ID_PREFIX}${nodeId}`,
    state,
    onChange: (value) => session.setValue(nodeId, value),
    ...(state.rows && { rows }),
  });
}
