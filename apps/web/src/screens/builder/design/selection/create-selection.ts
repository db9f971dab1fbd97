import { type ComponentPath, componentAt, identityOf, pagesOf } from '@tideform/components/editing';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** The two places where components are walked and moved. */
export type Pane = 'canvas' | 'outline';

export interface SelectionState {
  /** Where one is: it has the focus, and is selected, alone or as the last of several. While one is picking it may be not. */
  readonly path: ComponentPath | undefined;
  /** All that is selected. */
  readonly marked: ReadonlySet<ComponentPath>;
  /** Each press adds a component or takes one away, without another key. */
  readonly isPicking: boolean;
  /** The open page of a wizard, as it was last chosen. `openPageOf` says what is left of it. */
  readonly page: ComponentPath | undefined;
  /** The settings were asked for: where there is little room, they are shown only then. */
  readonly isEditing: boolean;
  /** Its name is being edited where it stands. */
  readonly isNaming: boolean;
  /** Another number each time the focus was asked for. */
  readonly turn: number;
  /** It has just been added: nobody has named it yet, nor gone anywhere else. */
  readonly isNew: boolean;
  /** Another number for each one that was added. */
  readonly added: number;
}

/** What is selected in the builder. A store and no state: of 300 blocks only the two that change are drawn again. */
export interface Selection {
  readonly current: () => SelectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Selects one alone, or none.
   * @param focus the pane whose block or row takes the focus as soon as it is drawn
   * @param form the form that the path is meant in, where it is only about to be drawn
   */
  select(path: ComponentPath | undefined, focus?: Pane, form?: FormDefinition): void;
  /** What has just been added, which is named next. @param form the form that it lies in, which is only about to be drawn */
  selectNew(path: ComponentPath, form: FormDefinition): void;
  /** Selects several, of which one is at the last. Pages are none of several. */
  selectAll(paths: Iterable<ComponentPath>, focus?: Pane, form?: FormDefinition): void;
  /** Goes to one without a change of what is selected. */
  goTo(path: ComponentPath, focus?: Pane): void;
  /** Adds one to what is selected, or takes it away. */
  toggle(path: ComponentPath, focus?: Pane): void;
  /** Selects all from where a row of them began to one. @param order what there is to select, from top to bottom */
  extend(path: ComponentPath, order: readonly ComponentPath[], focus?: Pane): void;
  /** From now on each press adds or takes away; without, one is left alone. */
  pick(isPicking: boolean): void;
  /** The form has become another: the same components stay selected, wherever they lie now, or none when they are gone. */
  follow(form: FormDefinition): void;
  openPage(page: ComponentPath): void;
  edit(isEditing: boolean): void;
  name(isNaming: boolean): void;
  /** Whether the pane is to take the focus as soon as it can. */
  isFocusAsked(pane: Pane): boolean;
  /** Whether the pane is to take the focus now; asked once. */
  takeFocus(pane: Pane, form: FormDefinition): boolean;
}

/** Whether not one alone is selected, with settings and tools of its own. */
export const isSeveral = ({ marked, isPicking }: SelectionState): boolean => isPicking || marked.size > 1;

const none: ReadonlySet<ComponentPath> = new Set();

/** @param form the form as it is now */
export function createSelection(form: () => FormDefinition): Selection {
  const listeners = new Set<() => void>();
  let state: SelectionState = {
    path: undefined,
    marked: none,
    isPicking: false,
    page: undefined,
    isEditing: false,
    isNaming: false,
    turn: 0,
    isNew: false,
    added: 0,
  };
  /** Of where one is, and of all that is selected: what finds them again. */
  let identities: ReadonlyMap<ComponentPath, string | undefined> = new Map();
  let focus: { readonly pane: Pane; readonly form: FormDefinition | undefined } | undefined;
  /** Where a row of several begins. */
  let anchor: ComponentPath | undefined;
  const become = (next: SelectionState) => {
    // Each key in a setting selects again what is selected, and every block listens.
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const remember = (meant: FormDefinition, paths: Iterable<ComponentPath | undefined>) => {
    const found = [...paths].filter((path) => path !== undefined);
    identities = new Map(found.map((path) => [path, identityAt(meant, path)]));
  };
  const at = (path: ComponentPath | undefined) => ({
    path,
    marked: path === undefined ? none : new Set([path]),
    isPicking: false,
    page: path === undefined ? state.page : path.split('.')[0],
    isEditing: path !== undefined && path === state.path && state.isEditing,
    isNaming: false,
  });
  const mark = (
    path: ComponentPath | undefined,
    paths: Iterable<ComponentPath>,
    pane: Pane | undefined,
    meant = form(),
    asked?: FormDefinition,
  ) => {
    const pages = new Set(pagesOf(meant).map((page) => page.path));
    const marked = new Set([...paths].filter((one) => !pages.has(one)));
    focus = pane && { pane, form: asked };
    remember(meant, [path, ...marked]);
    become({
      ...state,
      path,
      marked,
      page: path?.split('.')[0] ?? state.page,
      isEditing: state.isEditing && (state.isPicking || marked.size > 1),
      turn: state.turn + (pane ? 1 : 0),
      isNaming: false,
      isNew: false,
    });
  };
  const selection: Selection = {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(path, pane, meant) {
      focus = pane && { pane, form: meant };
      anchor = path;
      const before = state.path === undefined ? undefined : identities.get(state.path);
      remember(meant ?? form(), [path]);
      // What is being named stays new while it is edited.
      const isSame = (path === undefined ? undefined : identities.get(path)) === before;
      const isNew = state.isNew && !pane && isSame;
      become({ ...state, ...at(path), turn: state.turn + (pane ? 1 : 0), isNew });
    },
    selectNew(path, meant) {
      focus = undefined;
      anchor = path;
      remember(meant, [path]);
      become({ ...state, ...at(path), isEditing: false, isNew: true, added: state.added + 1 });
    },
    selectAll(paths, pane, meant) {
      const all = [...paths];
      const { path } = state;
      anchor = all[0];
      mark(path !== undefined && all.includes(path) ? path : all.at(-1), all, pane, meant, meant);
    },
    goTo: (path, pane) => mark(path, state.marked, pane),
    toggle(path, pane) {
      const { marked, isPicking } = state;
      const isTaken = marked.has(path) && (isPicking || marked.size > 1);
      const left = isTaken ? [...marked].filter((one) => one !== path) : [...marked, path];
      anchor = path;
      mark(isTaken && !isPicking ? left.at(-1) : path, left, pane);
    },
    extend(path, order, pane) {
      const from = order.indexOf(anchor ?? path);
      const to = order.indexOf(path);
      if (to < 0) return;
      const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
      mark(path, order.slice(first, last + 1), pane);
    },
    pick(isPicking) {
      if (!isPicking) return selection.select(state.path);
      become({ ...state, isPicking });
    },
    follow(next) {
      const isStill = [...identities].every(([path, identity]) => identityAt(next, path) === identity);
      if (isStill) return;
      const paths = pathsOf(next);
      const now = (path: ComponentPath | undefined) =>
        path === undefined ? undefined : paths.get(identities.get(path) ?? '');
      const path = now(state.path);
      const marked = new Set([...state.marked].map(now).filter((one) => one !== undefined));
      anchor = now(anchor);
      remember(next, [path, ...marked]);
      become({
        ...state,
        path: path ?? [...marked].at(-1),
        marked,
        page: path?.split('.')[0] ?? state.page,
        isEditing: path !== undefined && state.isEditing,
      });
    },
    openPage: (page) => become({ ...state, ...at(undefined), page, isEditing: false, isNew: false }),
    name: (isNaming) => become({ ...state, isNaming: isNaming && !isSeveral(state) }),
    edit: (isEditing) => become({ ...state, isEditing, isNew: false }),
    isFocusAsked: (pane) => focus?.pane === pane,
    takeFocus(pane, meant) {
      if (focus?.pane !== pane || (focus.form && focus.form !== meant)) return false;
      focus = undefined;
      return true;
    },
  };
  return selection;
}

const isSame = ({ marked, ...one }: SelectionState, { marked: others, ...other }: SelectionState): boolean =>
  marked.size === others.size &&
  [...marked].every((path) => others.has(path)) &&
  Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value);

function identityAt(form: FormDefinition, path: ComponentPath): string | undefined {
  const definition = componentAt(form, path);
  return definition && identityOf(definition);
}

const pathsOf = (form: FormDefinition): ReadonlyMap<string, ComponentPath> =>
  new Map([...walkComponents(form)].map(({ id, definition }) => [identityOf(definition), id]));
