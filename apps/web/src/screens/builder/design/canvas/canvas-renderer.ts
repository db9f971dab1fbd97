import type { ComponentPath, ListPosition } from '@tideform/components/editing';
import { type ComponentDefinition, findChildSlots, formLimits } from '@tideform/engine';
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

/** Components that the canvas omits: the topmost ones in `roots`, and the number including all of their children. */
interface OmittedComponents {
  readonly roots: ReadonlySet<ComponentDefinition>;
  readonly count: number;
}

/** Finds the components beyond the maximum number in a form, in the order in which the canvas renders them. */
export function findOmittedComponents(components: readonly ComponentDefinition[]): OmittedComponents {
  const roots = new Set<ComponentDefinition>();
  let renderedCount = 0;
  let count = 0;
  const visit = (list: readonly ComponentDefinition[], isLeftOut: boolean) => {
    for (const definition of list) {
      const isOver = isLeftOut || renderedCount >= formLimits.components;
      if (isOver) count += 1;
      else renderedCount += 1;
      if (isOver && !isLeftOut) roots.add(definition);
      for (const slot of findChildSlots(definition)) visit(slot.components, isOver);
    }
  };
  visit(components, false);
  return count === 0 ? nothingOmitted : { roots, count };
}

const nothingOmitted: OmittedComponents = { roots: new Set(), count: 0 };
