import { type ComponentPath, componentAt, identityOf } from '@tideform/components/editing';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** The two places where components are walked and moved. */
export type Pane = 'canvas' | 'outline';

export interface SelectionState {
  readonly path: ComponentPath | undefined;
  /** The open page of a wizard, as it was last chosen. `openPageOf` says what is left of it. */
  readonly page: ComponentPath | undefined;
  /** The settings were asked for: where there is little room, they are shown only then. */
  readonly isEditing: boolean;
  /** Another number each time the focus was asked for. */
  readonly turn: number;
  /** It has just been added: nobody has named it yet, nor gone anywhere else. */
  readonly isNew: boolean;
  /** Another number for each one that was added. */
  readonly added: number;
}

/** What is selected in the builder. A store and no state: of 300 blocks only the two that change are drawn anew. */
export interface Selection {
  readonly current: () => SelectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * @param focus the pane whose block or row takes the focus as soon as it is drawn
   * @param form the form that the path is meant in, where it is only about to be drawn
   */
  select(path: ComponentPath | undefined, focus?: Pane, form?: FormDefinition): void;
  /** What has just been added, which is named next. @param form the form that it lies in, which is only about to be drawn */
  selectNew(path: ComponentPath, form: FormDefinition): void;
  /** The form has become another: the same component stays selected, wherever it lies now, or none when it is gone. */
  follow(form: FormDefinition): void;
  openPage(page: ComponentPath): void;
  edit(isEditing: boolean): void;
  /** Whether the pane is to take the focus now; asked once. */
  takeFocus(pane: Pane, form: FormDefinition): boolean;
}

/** @param form the form as it is now */
export function createSelection(form: () => FormDefinition): Selection {
  const listeners = new Set<() => void>();
  let state: SelectionState = { path: undefined, page: undefined, isEditing: false, turn: 0, isNew: false, added: 0 };
  let identity: string | undefined;
  let focus: { readonly pane: Pane; readonly form: FormDefinition | undefined } | undefined;
  const become = (next: SelectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const at = (path: ComponentPath | undefined) => ({
    path,
    page: path === undefined ? state.page : path.split('.')[0],
    isEditing: path !== undefined && path === state.path && state.isEditing,
  });
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(path, pane, meant) {
      focus = pane && { pane, form: meant };
      const before = identity;
      identity = path === undefined ? undefined : identityAt(meant ?? form(), path);
      // What is being named stays new while it is edited.
      const isNew = state.isNew && !pane && identity === before;
      become({ ...state, ...at(path), turn: state.turn + (pane ? 1 : 0), isNew });
    },
    selectNew(path, form) {
      focus = undefined;
      identity = identityAt(form, path);
      become({ ...state, ...at(path), isEditing: false, isNew: true, added: state.added + 1 });
    },
    follow(next) {
      if (state.path === undefined || identityAt(next, state.path) === identity) return;
      const path = pathOf(next, identity);
      become({
        ...state,
        path,
        page: path?.split('.')[0] ?? state.page,
        isEditing: path !== undefined && state.isEditing,
      });
    },
    openPage: (page) => become({ ...state, path: undefined, page, isEditing: false, isNew: false }),
    edit: (isEditing) => become({ ...state, isEditing, isNew: false }),
    takeFocus(pane, form) {
      if (focus?.pane !== pane || (focus.form && focus.form !== form)) return false;
      focus = undefined;
      return true;
    },
  };
}

function identityAt(form: FormDefinition, path: ComponentPath): string | undefined {
  const definition = componentAt(form, path);
  return definition && identityOf(definition);
}

function pathOf(form: FormDefinition, identity: string | undefined): ComponentPath | undefined {
  for (const { id, definition } of walkComponents(form)) if (identityOf(definition) === identity) return id;
  return undefined;
}
