import type { ComponentPath, ListPosition } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { RenderSlices } from '../../../../form/slices/create-render-slices.ts';

/**
 * Functions and settings for rendering components inside other components on the canvas. The object stays the same
 * while the canvas omits the same components.
 */
export interface CanvasRenderer {
  /** True for a wizard, which has its own Submit button: the form's submit button is hidden. */
  readonly hidesSubmit: boolean;
  /** Schedules the blocks of a long form, which render slice by slice. */
  readonly slices: RenderSlices;
  /** Components beyond the maximum number in a form; they are not rendered. */
  readonly omitted: ReadonlySet<ComponentDefinition>;
  readonly block: (path: ComponentPath, definition: ComponentDefinition) => ReactNode;
  readonly list: (place: ListPosition, components: readonly ComponentDefinition[]) => ReactNode;
}

const CanvasRendererContext = createContext<CanvasRenderer | undefined>(undefined);

export const CanvasRendererProvider = CanvasRendererContext.Provider;

/** Returns the rendering context of the canvas. @throws outside a Canvas */
export function useCanvasRenderer(): CanvasRenderer {
  const renderer = useContext(CanvasRendererContext);
  if (!renderer) throw new Error('A component must be rendered inside a Canvas');
  return renderer;
}
