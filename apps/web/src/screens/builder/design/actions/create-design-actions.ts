import {
  addComponent,
  type ComponentPath,
  duplicateComponents,
  type EditResult,
  findComponent,
  findInsertPosition,
  findList,
  findOutermost,
  findStepPositionOfAll,
  formatClipboard,
  getComponentIdentity,
  getPosition,
  getPositionAfter,
  listPages,
  type MultiEditResult,
  moveComponents,
  type PasteSource,
  parseClipboard,
  pasteComponents,
  removeComponents,
  removePage,
  restoreComponents,
} from '@tideform/components/editing';
import type { LocalizedPalette } from '@tideform/components/palette';
import { type ComponentDefinition, type FormDefinition, isSameJson, walkComponents } from '@tideform/engine';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { findAnsweredFields } from '../../remaining-answers.ts';
import { getContainerName } from '../component-name.ts';
import type { DesignMessages } from '../design.messages.ts';
import type { DesignActions } from '../design-actions-context.ts';
import { getOpenPage, type Pane, type Selection } from '../selection/create-selection.ts';

/** Functions that the design actions need from the design tab. */
interface DesignDependencies extends Pick<DesignActions, 'teamId' | 'flush'> {
  readonly selection: Selection;
  readonly messages: DesignMessages;
  readonly kinds: LocalizedPalette;
  readonly form: () => FormDefinition;
  readonly published: () => FormDefinition | undefined;
  readonly edit: (command: (form: FormDefinition) => FormDefinition, topic?: string) => void;
  readonly announce: (text: string) => void;
  /** Shows a warning until it is dismissed; `undefined` dismisses it. */
  readonly warn: (warning: { readonly title: string; readonly body: string } | undefined) => void;
  /**
   * Shows a toast about the deletion with an undo button; `answeredFields` are the deleted fields whose answers remain.
   */
  readonly offerUndo: (name: string, restore: () => void, answeredFields: readonly ComponentDefinition[]) => void;
  readonly undo: () => void;
  readonly focusSettings: () => void;
  /**
   * Focuses the name of a new component.
   * @param isDropped true when the component was dropped, false when it was chosen in the palette
   */
  readonly focusNewName: (isDropped: boolean) => void;
  /** Returns the focus to the palette item of a new component. @returns whether there is such an item */
  readonly focusPalette: () => boolean;
}

/** Maximum number of references that a warning names. */
const maxNamedReferences = 3;

export function createDesignActions(dependencies: DesignDependencies): DesignActions {
  const { selection, form, announce, messages, kinds } = dependencies;

  /** Warns about components whose references an edit could not rewrite, so that the author can fix them. */
  const warn = ({ form: edited, lost = [] }: Pick<EditResult, 'form' | 'lost'>): void => {
    if (lost.length === 0) return;
    const names = lost.slice(0, maxNamedReferences).map(({ path, line, name }) => {
      const definition = findComponent(edited, path);
      return messages.lost.reference({ component: definition ? getComponentName(definition, kinds) : '', line, name });
    });
    dependencies.warn({
      title: messages.lost.title({ count: lost.length }),
      body: [...names, ...(lost.length > maxNamedReferences ? ['…'] : [])].join(' · '),
    });
  };

  const run: DesignActions['run'] = (command, options = {}) => {
    let edited: EditResult = { form: form(), path: undefined };
    dependencies.edit((now) => {
      edited = command(now);
      return edited.form;
    }, options.topic);
    warn(edited);
    if (edited.path === undefined) return edited;
    if (options.isNew) selection.selectAdded(edited.path, edited.form);
    else selection.select(edited.path, options.focus, edited.form);
    return edited;
  };

  const getNameAt = (path: ComponentPath): string => {
    const definition = findComponent(form(), path);
    return definition ? getComponentName(definition, kinds) : '';
  };

  const getInsertPosition = () => {
    const { path, page } = selection.current();
    return findInsertPosition(form(), path, getOpenPage(form(), page)?.path);
  };

  /**
   * Returns where to paste. NOTE: a container that was just copied is still selected; its copy is pasted beside it, not
   * inside.
   */
  const getPastePosition = (pasted: readonly ComponentDefinition[]) => {
    const { path } = selection.current();
    const selected = path === undefined ? undefined : findComponent(form(), path);
    const isCopy = selected && pasted.some(({ type, key }) => type === selected.type && key === selected.key);
    return path !== undefined && selected && isCopy ? getPositionAfter(path, selected) : getInsertPosition();
  };

  const runForAll: DesignActions['runForAll'] = (command, { focus, topic } = {}) => {
    let edited: MultiEditResult = { form: form(), paths: [] };
    dependencies.edit((now) => {
      edited = command(now);
      return edited.form;
    }, topic);
    warn(edited);
    const [only, second] = edited.paths;
    if (second === undefined && !selection.current().isMultiSelectMode) selection.select(only, focus, edited.form);
    else selection.selectAll(edited.paths, focus, edited.form);
    return edited;
  };

  const getTargets: DesignActions['getTargets'] = (path) => {
    const { selectedPaths, isMultiSelectMode } = selection.current();
    if (!isMultiSelectMode && !selectedPaths.has(path)) return [path];
    return selectedPaths.size === 1 ? [...selectedPaths] : findOutermost(form(), selectedPaths);
  };

  const getName: DesignActions['nameOf'] = (paths) =>
    paths.length === 1 ? getNameAt(paths[0]!) : messages.said.several({ count: paths.length });

  /** Removes components. @param isCut true for a cut: references are checked when the components are pasted */
  const removeTargets = (paths: readonly ComponentPath[], focus: Pane | undefined, isCut = false): void => {
    const [first] = paths;
    if (first === undefined) return;
    const isPage = listPages(form()).some((page) => page.path === first);
    const before = form();
    const name = getName(paths);
    const removedComponents = paths.map((path) => ({
      definition: findComponent(before, path)!,
      place: getPosition(path),
    }));
    const command = (now: FormDefinition) => {
      const removed = isPage ? removePage(now, first) : removeComponents(now, paths);
      return isCut ? { ...removed, lost: [] } : removed;
    };
    const { form: after, path: next } = run(command, { focus });
    if (next === undefined) selection.select(undefined);
    // Undo after further edits restores only the deleted components and keeps those edits.
    const restore = () => {
      dependencies.warn(undefined);
      if (form() === after) return dependencies.undo();
      run((now) => restoreComponents(now, removedComponents, before));
    };
    const removed = removedComponents.map(({ definition }) => definition);
    if (after !== before)
      dependencies.offerUndo(name, restore, findAnsweredFields(removed, dependencies.published(), after));
    else if (isPage) announce(messages.said.lastPage);
  };

  /** Components last copied or cut in this form. `read` is what parsing the copied clipboard text returns. */
  let lastCopied: (PasteSource & { readonly read: readonly ComponentDefinition[] }) | undefined;

  const design: DesignActions = {
    teamId: dependencies.teamId,
    flush: dependencies.flush,
    selection,
    form,
    published: dependencies.published,
    run,
    announce,
    runForAll,
    getTargets,
    nameOf: getName,
    focusSettings: dependencies.focusSettings,
    leaveSettings() {
      if (selection.current().isNew && dependencies.focusPalette()) return;
      selection.setEditing(false);
      selection.select(selection.current().path, 'canvas');
    },
    add(definition, dropPosition) {
      const position = dropPosition ?? getInsertPosition();
      const { path, form: next } = run((now) => addComponent(now, definition, position), { isNew: true });
      if (path === undefined) return;
      const name = getComponentName(definition, kinds);
      const container = getContainerName(next, position.parent, kinds);
      announce(container ? messages.palette.addedTo({ name, place: container }) : messages.palette.added({ name }));
      dependencies.focusNewName(dropPosition !== undefined);
    },
    move(paths, to, focus) {
      const name = getName(paths);
      const before = form();
      const edited = runForAll((now) => moveComponents(now, paths, to), { focus });
      const [first] = edited.paths;
      if (edited.form === before || first === undefined) return false;
      const position = getPosition(first);
      const container = getContainerName(edited.form, position.parent, kinds);
      const moved = { name, position: position.index + 1, count: findList(edited.form, position)?.length ?? 0 };
      announce(container ? messages.said.movedIn({ ...moved, place: container }) : messages.said.moved(moved));
      return true;
    },
    step(path, step, focus) {
      const paths = getTargets(path);
      const to = findStepPositionOfAll(form(), paths, step);
      if (!to || !design.move(paths, to, focus)) announce(messages.said.cannotMove({ name: getName(paths) }));
    },
    remove: (path, focus) => removeTargets(getTargets(path), focus),
    duplicate(path, focus) {
      const paths = getTargets(path);
      if (paths.length === 0) return;
      runForAll((now) => duplicateComponents(now, paths), { focus });
      announce(messages.said.duplicated({ name: getName(paths) }));
    },
    copy(path) {
      const paths = getTargets(path);
      const copied = paths.flatMap((one) => findComponent(form(), one) ?? []);
      if (copied.length === 0) return;
      const text = formatClipboard(copied);
      lastCopied = { form: form(), definitions: copied, read: parseClipboard(text), isMoved: false };
      writeClipboard(text);
      announce(messages.said.copied({ name: getName(paths) }));
    },
    cut(path, focus) {
      design.copy(path);
      if (lastCopied) lastCopied = { ...lastCopied, isMoved: true };
      removeTargets(getTargets(path), focus, true);
    },
    paste(text, focus) {
      void readClipboard(text).then((candidates) => {
        const pasted = candidates.map(parseClipboard).find((read) => read.length > 0);
        if (!pasted) return announce(messages.said.nothingToPaste);
        const from = lastCopied && isSameJson(pasted, lastCopied.read) ? lastCopied : undefined;
        // If a cut component exists in the form again (it was already pasted, or the cut was undone), pasting makes a
        // copy.
        const isMoved = from?.isMoved === true && !containsAnyComponent(form(), from.definitions);
        run((now) => pasteComponents(now, pasted, getPastePosition(pasted), from && { ...from, isMoved }), { focus });
        if (from && isMoved) lastCopied = { ...from, isMoved: false };
        announce(messages.said.pasted({ count: pasted.length }));
      });
    },
  };
  return design;
}

function containsAnyComponent(form: FormDefinition, definitions: readonly ComponentDefinition[]): boolean {
  const identities = new Set(definitions.map(getComponentIdentity));
  for (const { definition } of walkComponents(form)) if (identities.has(getComponentIdentity(definition))) return true;
  return false;
}

/** Text that was copied last, for when the system clipboard can't be read or written. */
let lastCopiedText = '';

function writeClipboard(text: string): void {
  lastCopiedText = text;
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** Returns the texts to try to paste, in this order: the clipboard's text, then the text that this tab copied last. */
async function readClipboard(pasted: string | undefined): Promise<readonly string[]> {
  const text = pasted ?? (await navigator.clipboard?.readText().catch(() => ''));
  return [text ?? '', lastCopiedText];
}
