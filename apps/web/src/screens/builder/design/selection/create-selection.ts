import {
  type ComponentPath,
  type FormPage,
  type FormPartMessages,
  findComponent,
  getComponentIdentity,
  listPages,
} from '@tideform/components/editing';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { useRef, useState } from 'react';

/** Panes in which components can be navigated and moved. */
export type Pane = 'canvas' | 'outline';

export interface SelectionState {
  /**
   * Path of the current component: it has the focus and is selected, alone or as the last of several. In
   * multi-selection mode it may be unselected.
   */
  readonly path: ComponentPath | undefined;
  /** Paths of all selected components. */
  readonly selectedPaths: ReadonlySet<ComponentPath>;
  /** True in multi-selection mode, in which each click toggles a component without a modifier key. */
  readonly isMultiSelectMode: boolean;
  /** Wizard page that was last opened. It may no longer exist: `getOpenPage` resolves it. */
  readonly page: ComponentPath | undefined;
  /** True when the user has opened the settings. On a narrow screen, they are shown only then. */
  readonly isEditing: boolean;
  /** True while the inline editor for the component's name is open. */
  readonly isNaming: boolean;
  /** Counter that increases with each request for the focus. */
  readonly focusRequests: number;
  /** True while the component has just been added, and the user has neither named it nor selected anything else. */
  readonly isNew: boolean;
  /** Number of components added so far. */
  readonly addedCount: number;
}

/**
 * Store for the builder's selection. It is a store instead of React state so that of 300 blocks, only the two that
 * change are rendered again.
 */
export interface Selection {
  readonly current: () => SelectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Selects one component, or none.
   * @param focus the pane that focuses the component as soon as it is rendered
   * @param form the form that `path` refers to, if it has not been rendered yet
   */
  select(path: ComponentPath | undefined, focus?: Pane, form?: FormDefinition): void;
  /**
   * Selects a component that was just added and will be named next.
   * @param form the form that contains it, which has not been rendered yet
   */
  selectAdded(path: ComponentPath, form: FormDefinition): void;
  /**
   * Selects several components. The current component stays current if it is one of them; otherwise the last one
   * becomes current. Wizard pages are left out.
   */
  selectAll(paths: Iterable<ComponentPath>, focus?: Pane, form?: FormDefinition): void;
  /** Makes a component current without changing the selection. */
  moveTo(path: ComponentPath, focus?: Pane): void;
  /** Adds a component to the selection, or removes it. */
  toggle(path: ComponentPath, focus?: Pane): void;
  /** Selects the range from the anchor to a component. @param order all selectable paths, from top to bottom */
  extend(path: ComponentPath, order: readonly ComponentPath[], focus?: Pane): void;
  /** Turns multi-selection mode on, or turns it off and selects only the current component. */
  setMultiSelectMode(isMultiSelectMode: boolean): void;
  /**
   * Updates paths after the form has changed: the same components stay selected wherever they are now, and deleted ones
   * are deselected.
   */
  updatePaths(form: FormDefinition): void;
  openPage(page: ComponentPath): void;
  setEditing(isEditing: boolean): void;
  setNaming(isNaming: boolean): void;
  /** Whether the pane should take the focus as soon as it can. */
  hasFocusRequest(pane: Pane): boolean;
  /** Whether the pane should take the focus now. Consumes the request. */
  consumeFocusRequest(pane: Pane, form: FormDefinition): boolean;
}

/** Returns whether the selection isn't a single component with its own settings and tools. */
export const isMultiSelection = ({ selectedPaths, isMultiSelectMode }: SelectionState): boolean =>
  isMultiSelectMode || selectedPaths.size > 1;

const noPaths: ReadonlySet<ComponentPath> = new Set();

/** Creates a selection. @param form returns the current form */
export function createSelection(form: () => FormDefinition): Selection {
  const listeners = new Set<() => void>();
  let state: SelectionState = {
    path: undefined,
    selectedPaths: noPaths,
    isMultiSelectMode: false,
    page: undefined,
    isEditing: false,
    isNaming: false,
    focusRequests: 0,
    isNew: false,
    addedCount: 0,
  };
  /**
   * Maps the paths of the current and the selected components to identities, which find these components after a
   * change.
   */
  let identities: ReadonlyMap<ComponentPath, string | undefined> = new Map();
  let focus: { readonly pane: Pane; readonly form: FormDefinition | undefined } | undefined;
  /** Path at which a range selection starts. */
  let anchor: ComponentPath | undefined;
  const setState = (next: SelectionState) => {
    // Every keystroke in a setting selects the same component again, and every block is a listener.
    if (isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const recordIdentities = (targetForm: FormDefinition, paths: Iterable<ComponentPath | undefined>) => {
    const existingPaths = [...paths].filter((path) => path !== undefined);
    identities = new Map(existingPaths.map((path) => [path, getIdentityAt(targetForm, path)]));
  };
  const createStateAt = (path: ComponentPath | undefined) => ({
    path,
    selectedPaths: path === undefined ? noPaths : new Set([path]),
    isMultiSelectMode: false,
    page: path === undefined ? state.page : path.split('.')[0],
    isEditing: path !== undefined && path === state.path && state.isEditing,
    isNaming: false,
  });
  const selectPaths = (
    path: ComponentPath | undefined,
    paths: Iterable<ComponentPath>,
    pane: Pane | undefined,
    targetForm = form(),
    awaitedForm?: FormDefinition,
  ) => {
    const pages = new Set(listPages(targetForm).map((page) => page.path));
    const selectedPaths = new Set([...paths].filter((one) => !pages.has(one)));
    focus = pane && { pane, form: awaitedForm };
    recordIdentities(targetForm, [path, ...selectedPaths]);
    setState({
      ...state,
      path,
      selectedPaths,
      page: path?.split('.')[0] ?? state.page,
      isEditing: state.isEditing && (state.isMultiSelectMode || selectedPaths.size > 1),
      focusRequests: state.focusRequests + (pane ? 1 : 0),
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
    select(path, pane, targetForm) {
      focus = pane && { pane, form: targetForm };
      anchor = path;
      const before = state.path === undefined ? undefined : identities.get(state.path);
      recordIdentities(targetForm ?? form(), [path]);
      // A newly added component still counts as new while its name is edited.
      const isSameComponent = (path === undefined ? undefined : identities.get(path)) === before;
      const isNew = state.isNew && !pane && isSameComponent;
      setState({ ...state, ...createStateAt(path), focusRequests: state.focusRequests + (pane ? 1 : 0), isNew });
    },
    selectAdded(path, targetForm) {
      focus = undefined;
      anchor = path;
      recordIdentities(targetForm, [path]);
      setState({ ...state, ...createStateAt(path), isEditing: false, isNew: true, addedCount: state.addedCount + 1 });
    },
    selectAll(paths, pane, targetForm) {
      const all = [...paths];
      const { path } = state;
      anchor = all[0];
      selectPaths(path !== undefined && all.includes(path) ? path : all.at(-1), all, pane, targetForm, targetForm);
    },
    moveTo: (path, pane) => selectPaths(path, state.selectedPaths, pane),
    toggle(path, pane) {
      const { selectedPaths, isMultiSelectMode } = state;
      const isSelected = selectedPaths.has(path) && (isMultiSelectMode || selectedPaths.size > 1);
      const left = isSelected ? [...selectedPaths].filter((one) => one !== path) : [...selectedPaths, path];
      anchor = path;
      selectPaths(isSelected && !isMultiSelectMode ? left.at(-1) : path, left, pane);
    },
    extend(path, order, pane) {
      const from = order.indexOf(anchor ?? path);
      const to = order.indexOf(path);
      if (to < 0) return;
      const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
      selectPaths(path, order.slice(first, last + 1), pane);
    },
    setMultiSelectMode(isMultiSelectMode) {
      if (!isMultiSelectMode) return selection.select(state.path);
      setState({ ...state, isMultiSelectMode });
    },
    updatePaths(next) {
      const isUnchanged = [...identities].every(([path, identity]) => getIdentityAt(next, path) === identity);
      if (isUnchanged) return;
      const paths = getPathsByIdentity(next);
      const now = (path: ComponentPath | undefined) =>
        path === undefined ? undefined : paths.get(identities.get(path) ?? '');
      const path = now(state.path);
      const selectedPaths = new Set([...state.selectedPaths].map(now).filter((one) => one !== undefined));
      anchor = now(anchor);
      recordIdentities(next, [path, ...selectedPaths]);
      setState({
        ...state,
        path: path ?? [...selectedPaths].at(-1),
        selectedPaths,
        page: path?.split('.')[0] ?? state.page,
        isEditing: path !== undefined && state.isEditing,
      });
    },
    openPage: (page) => setState({ ...state, ...createStateAt(undefined), page, isEditing: false, isNew: false }),
    setNaming: (isNaming) => setState({ ...state, isNaming: isNaming && !isMultiSelection(state) }),
    setEditing: (isEditing) => setState({ ...state, isEditing, isNew: false }),
    hasFocusRequest: (pane) => focus?.pane === pane,
    consumeFocusRequest(pane, targetForm) {
      if (focus?.pane !== pane || (focus.form && focus.form !== targetForm)) return false;
      focus = undefined;
      return true;
    },
  };
  return selection;
}

const isSameState = (
  { selectedPaths, ...one }: SelectionState,
  { selectedPaths: others, ...other }: SelectionState,
): boolean =>
  selectedPaths.size === others.size &&
  [...selectedPaths].every((path) => others.has(path)) &&
  Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value);

function getIdentityAt(form: FormDefinition, path: ComponentPath): string | undefined {
  const definition = findComponent(form, path);
  return definition && getComponentIdentity(definition);
}

const getPathsByIdentity = (form: FormDefinition): ReadonlyMap<string, ComponentPath> =>
  new Map([...walkComponents(form)].map(({ id, definition }) => [getComponentIdentity(definition), id]));

/** Creates the selection for a form. It lives as long as the builder, so that it survives a visit to the preview. */
export function useCreateSelection(form: FormDefinition): Selection {
  const latest = useRef(form);
  latest.current = form;
  const [selection] = useState(() => createSelection(() => latest.current));
  return selection;
}

/**
 * Returns the wizard page to show: the page at `chosen`, or the nearest page before that path if it no longer exists.
 * Returns `undefined` for a form without pages.
 */
export function getOpenPage(
  form: FormDefinition,
  chosen: ComponentPath | undefined,
  messages?: FormPartMessages,
): FormPage | undefined {
  const pages = listPages(form, messages);
  return pages.findLast(({ path }) => Number(path) <= Number(chosen ?? 0)) ?? pages[0];
}
