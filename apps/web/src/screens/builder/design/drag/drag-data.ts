import type { ComponentPath } from '@tideform/components/editing';
import type { ComponentDefinition } from '@tideform/engine';

/** What is dragged in the builder: a new component of a type, or one of the form. */
export type Drag =
  | {
      readonly kind: 'new';
      readonly type: string;
      readonly name: string;
      /** Where it is not as all of its type begin. */
      readonly made?: ComponentDefinition | undefined;
    }
  | {
      readonly kind: 'move';
      readonly type: string;
      readonly name: string;
      /** All that goes along, from top to bottom; the one that was taken hold of is among them. */
      readonly paths: readonly ComponentPath[];
    };

const mark = Symbol('builder drag');

export const dragData = (drag: Drag): Record<symbol, Drag> => ({ [mark]: drag });

/** `undefined`: something else is dragged. */
export const dragOf = (data: Record<string | symbol, unknown>): Drag | undefined => data[mark] as Drag | undefined;
