import { type ComponentDefinition, childSlotsOf } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../kit/read/child-slots.ts';
import { fieldLabel } from '../kit/read/label.ts';
import { flag, isRecord } from '../kit/read/lenient.ts';

const NARROW: ReadonlySet<string> = new Set(['number', 'currency', 'time']);

export interface GridColumn {
  /** Among the grid's children. */
  readonly index: number;
  readonly label: string;
  /** Its label stands above it; what holds other fields names those itself. */
  readonly hasHead: boolean;
  readonly isRequired: boolean;
  /** How much room its answers need; what is left over goes to the wide ones. */
  readonly width: 'tick' | 'narrow' | 'wide';
}

/** The columns that are drawn. @param visible indexes; absent: all of them */
export function useGridColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
): readonly GridColumn[] {
  return useMemo(() => {
    const columns = componentsOf(definition.components).map(readColumn);
    return visible ? columns.filter(({ index }) => visible.includes(index)) : columns;
  }, [definition, visible]);
}

function readColumn(definition: ComponentDefinition, index: number): GridColumn {
  const { type, validate } = definition;
  return {
    index,
    label: fieldLabel(definition),
    hasHead: childSlotsOf(definition).length === 0,
    isRequired: isRecord(validate) && flag()(validate.required),
    width: type === 'checkbox' ? 'tick' : NARROW.has(type) ? 'narrow' : 'wide',
  };
}
