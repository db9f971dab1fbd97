import type { ComponentPath, DropPlace, Edited, EditedSeveral, Step } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createContext, useContext } from 'react';
import type { Pane, Selection } from './selection/create-selection.ts';

/**
 * Everything that can be done to the form, the same for pointer, keyboard, menus and pasting. One object for the life of
 * the tab. Where several are selected, what is asked of one of them is done to all, as one step of undo.
 */
export interface Design {
  /** Whose form it is. */
  readonly teamId: string;
  readonly selection: Selection;
  /** The form as it is now. */
  readonly form: () => FormDefinition;
  /** What people answer today. */
  readonly published: () => FormDefinition | undefined;
  /** Runs a command and selects what it says. `isNew`: as what was just added. */
  run(
    command: (form: FormDefinition) => Edited,
    options?: { readonly focus?: Pane | undefined; readonly topic?: string; readonly isNew?: boolean },
  ): Edited;
  /** The same for several. */
  runForAll(
    command: (form: FormDefinition) => EditedSeveral,
    options?: { readonly focus?: Pane | undefined; readonly topic?: string },
  ): EditedSeveral;
  /** What an action on a component is about: it, or all that is selected with it, from top to bottom. */
  meant(path: ComponentPath): readonly ComponentPath[];
  /** What one component is called; how many several are. */
  nameOf(paths: readonly ComponentPath[]): string;
  /** Saves now what is not saved; rejects when the library did not take it. */
  flush(): Promise<void>;
  /** Reads aloud, politely. */
  say(words: string): void;
  /** Adds a component and goes to its name. Without a place: where `placeForNew` says. */
  add(definition: ComponentDefinition, place?: DropPlace): void;
  /** @returns whether they lie elsewhere now */
  move(paths: readonly ComponentPath[], to: DropPlace, focus?: Pane): boolean;
  step(path: ComponentPath, step: Step, focus?: Pane): void;
  remove(path: ComponentPath, focus?: Pane): void;
  duplicate(path: ComponentPath, focus?: Pane): void;
  copy(path: ComponentPath): void;
  cut(path: ComponentPath, focus?: Pane): void;
  /** @param text from the clipboard; without it the clipboard is asked */
  paste(text?: string, focus?: Pane): void;
  /** Goes to the settings of what is selected. */
  edit(): void;
  /** Out of the settings: back to where a new component came from, else to the component. */
  leaveSettings(): void;
}

const Context = createContext<Design | undefined>(undefined);

export function useDesign(): Design {
  const design = useContext(Context);
  if (!design) throw new Error('Components are designed inside a DesignTab only');
  return design;
}

export const DesignProvider = Context.Provider;
