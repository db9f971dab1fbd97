import type { ComponentPath, ListPlace } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Draws what lies in a component as what lies in the form. One object for the life of the canvas. */
export interface Draw {
  /** A wizard has a Submit of its own: the form's is not shown. */
  readonly hidesSubmit: boolean;
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
