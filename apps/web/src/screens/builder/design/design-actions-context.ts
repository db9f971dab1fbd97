import type { ComponentPath, DropPosition, EditResult, MoveStep, MultiEditResult } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createContext, useContext } from 'react';
import type { Pane, Selection } from './selection/create-selection.ts';

/**
 * All actions of the design tab, the same for pointer, keyboard, menus and pasting. One object for the lifetime of the
 * tab. An action on one of several selected components applies to all of them, in one undo step.
 */
export interface DesignActions {
  /** Team that owns the form. */
  readonly teamId: string;
  readonly selection: Selection;
  /** Returns the current definition of the edited form. */
  readonly form: () => FormDefinition;
  /** Returns the published definition, which respondents answer now. */
  readonly published: () => FormDefinition | undefined;
  /** Runs a command and selects the component that it returns. `isNew` marks that component as just added. */
  run(
    command: (form: FormDefinition) => EditResult,
    options?: { readonly focus?: Pane | undefined; readonly topic?: string; readonly isNew?: boolean },
  ): EditResult;
  /** Runs a command on several components and selects those that it returns. */
  runForAll(
    command: (form: FormDefinition) => MultiEditResult,
    options?: { readonly focus?: Pane | undefined; readonly topic?: string },
  ): MultiEditResult;
  /**
   * Returns the targets of an action on a component: the component itself, or all components selected with it, from top
   * to bottom.
   */
  getTargets(path: ComponentPath): readonly ComponentPath[];
  /** For one path, returns the component's name; for several paths, the number of components as text. */
  nameOf(paths: readonly ComponentPath[]): string;
  /** Saves unsaved changes immediately. Rejects when the library does not accept them. */
  flush(): Promise<void>;
  /** Announces a text to screen readers, politely. */
  announce(text: string): void;
  /** Adds a component and focuses its name. The default position is that of `findInsertPosition`. */
  add(definition: ComponentDefinition, place?: DropPosition): void;
  /** @returns whether the components moved */
  move(paths: readonly ComponentPath[], to: DropPosition, focus?: Pane): boolean;
  step(path: ComponentPath, step: MoveStep, focus?: Pane): void;
  remove(path: ComponentPath, focus?: Pane): void;
  duplicate(path: ComponentPath, focus?: Pane): void;
  copy(path: ComponentPath): void;
  cut(path: ComponentPath, focus?: Pane): void;
  /** @param text text of a paste event; when omitted, the clipboard is read */
  paste(text?: string, focus?: Pane): void;
  /** Focuses the settings of the selected component. */
  focusSettings(): void;
  /** Leaves the settings: returns to the palette for a component that was added from there, else to the canvas. */
  leaveSettings(): void;
}

const DesignActionsContext = createContext<DesignActions | undefined>(undefined);

export function useDesignActions(): DesignActions {
  const design = useContext(DesignActionsContext);
  if (!design) throw new Error('This hook must be used inside a DesignTab');
  return design;
}

export const DesignActionsProvider = DesignActionsContext.Provider;
