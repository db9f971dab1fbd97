import type { ComponentPath, ListPlace } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { Slices } from '../../../../form/slices/create-slices.ts';

/** Draws what lies in a component as what lies in the form. One object while the canvas leaves out the same components. */
export interface Draw {
  /** A wizard has a Submit of its own: the form's is not shown. */
  readonly hidesSubmit: boolean;
  /** Blocks of a long form come one slice after the other. */
  readonly slices: Slices;
  /** Components beyond the number that a form may have. */
  readonly leftOut: ReadonlySet<ComponentDefinition>;
  readonly block: (path: ComponentPath, definition: ComponentDefinition) => ReactNode;
  readonly list: (place: ListPlace, components: readonly ComponentDefinition[]) => ReactNode;
}

const Context = createContext<Draw | undefined>(undefined);

export const DrawProvider = Context.Provider;

/** @throws outside a Canvas */
export function useDraw(): Draw {
  const draw = useContext(Context);
  if (!draw) throw new Error('A component is drawn inside a Canvas only');
  return draw;
}
