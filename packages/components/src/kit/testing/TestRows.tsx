import { type ComponentDefinition, type ComponentSpecs, createSession, type FieldRow } from '@tideform/engine';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { findSpec, specs } from '../../specs.ts';
import type { GridRowsApi, ViewProps } from '../view-props.ts';
import { TestCell } from './TestCell.tsx';

const ID_PREFIX = 'field-';

interface TestRowsProps {
  readonly definition: ComponentDefinition;
  readonly answer: unknown;
  readonly readOnly: boolean;
  readonly onChange: ((value: unknown) => void) | undefined;
  readonly renderView: (
    view: Pick<ViewProps<unknown, unknown, ReactNode>, 'id' | 'state' | 'rows' | 'onChange'>,
  ) => ReactNode;
}

/** Renders a grid under test. Its rows have their own session. */
export function TestRows({ definition, answer, readOnly, onChange, renderView }: TestRowsProps) {
  const key = definition.key ?? definition.type;
  const [session] = useState(() => {
    const data = answer === undefined ? {} : { [key]: answer };
    const newSession = createSession({
      form: { components: [definition] },
      specs: specs as ComponentSpecs,
      data,
      readOnly,
    });
    if (onChange) newSession.subscribeData(() => onChange(newSession.data()[key]));
    return newSession;
  });
  const nodeId = session.rootIds[0]!;
  const state = useSyncExternalStore(
    (listener) => session.subscribe(nodeId, listener),
    () => session.state(nodeId),
  );
  const rows: GridRowsApi<ReactNode> = {
    specOf: findSpec,
    cell: ({ fieldIds }: FieldRow, column) =>
      fieldIds[column] !== undefined && (
        <TestCell idPrefix={ID_PREFIX} session={session} fieldId={fieldIds[column]} readOnly={readOnly} />
      ),
    add: (index) => session.addRow(nodeId, index),
    remove: (rowId) => session.removeRow(nodeId, rowId),
    move: (rowId, index) => session.moveRow(nodeId, rowId, index),
    sessionNode: { session, nodeId },
  };
  return renderView({
    id: `${ID_PREFIX}${nodeId}`,
    state,
    onChange: (value) => session.setValue(nodeId, value),
    ...(state.rows && { rows }),
  });
}
