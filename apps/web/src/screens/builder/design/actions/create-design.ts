import {
  addComponent,
  type ComponentPath,
  componentAt,
  duplicateComponents,
  type Edited,
  type EditedSeveral,
  identityOf,
  listAt,
  moveComponents,
  outermost,
  type PastedFrom,
  pagesOf,
  pasteComponents,
  placeBehind,
  placeForNew,
  placeOf,
  readPasted,
  removeComponents,
  removePage,
  restoreComponents,
  stepPlaceOfAll,
  writeCopied,
} from '@tideform/components/editing';
import type { Kinds } from '@tideform/components/palette';
import { type ComponentDefinition, type FormDefinition, sameJson, walkComponents } from '@tideform/engine';
import { nameOf } from '../../../../ui/component-name.ts';
import { answeredQuestions } from '../../kept-answers.ts';
import { placeName } from '../component-name.ts';
import type { DesignMessages } from '../design.messages.ts';
import type { Design } from '../design-context.ts';
import type { Pane, Selection } from '../selection/create-selection.ts';
import { openPageOf } from '../selection/open-page-of.ts';
import { readClipboard, writeClipboard } from './copied-text.ts';

/** What the actions need of the tab around them. */
interface Around extends Pick<Design, 'teamId' | 'flush'> {
  readonly selection: Selection;
  readonly messages: DesignMessages;
  readonly kinds: Kinds;
  readonly form: () => FormDefinition;
  readonly published: () => FormDefinition | undefined;
  readonly edit: (command: (form: FormDefinition) => FormDefinition, topic?: string) => void;
  readonly say: (words: string) => void;
  /** Shows a warning until it is dismissed; `undefined`: dismisses it. */
  readonly warn: (warning: { readonly title: string; readonly body: string } | undefined) => void;
  /** Says what was deleted, and of which questions the answers are kept (`kept`), and offers to take that back. */
  readonly offerUndo: (name: string, takeBack: () => void, kept: readonly ComponentDefinition[]) => void;
  readonly undo: () => void;
  readonly focusSettings: () => void;
  /** Goes to the name of what was added. @param isPlaced it was let go in a place, and not chosen in the palette */
  readonly nameNew: (isPlaced: boolean) => void;
  /** Goes back to where a new component was chosen. @returns whether there is such a place */
  readonly backToPalette: () => boolean;
}

/** Most references that a warning names. */
const mostNamed = 3;

export function createDesign(around: Around): Design {
  const { selection, form, say, messages, kinds } = around;

  /** Names the components whose references could not be rewritten: the author has to look at them. */
  const warn = ({ form: edited, lost = [] }: Pick<Edited, 'form' | 'lost'>): void => {
    if (lost.length === 0) return;
    const names = lost.slice(0, mostNamed).map(({ path, line, name }) => {
      const definition = componentAt(edited, path);
      return messages.lost.reference({ component: definition ? nameOf(definition, kinds) : '', line, name });
    });
    around.warn({
      title: messages.lost.title({ count: lost.length }),
      body: [...names, ...(lost.length > mostNamed ? ['…'] : [])].join(' · '),
    });
  };

  const run: Design['run'] = (command, options = {}) => {
    let edited: Edited = { form: form(), path: undefined };
    around.edit((now) => {
      edited = command(now);
      return edited.form;
    }, options.topic);
    warn(edited);
    if (edited.path === undefined) return edited;
    if (options.isNew) selection.selectNew(edited.path, edited.form);
    else selection.select(edited.path, options.focus, edited.form);
    return edited;
  };

  const nameAt = (path: ComponentPath): string => {
    const definition = componentAt(form(), path);
    return definition ? nameOf(definition, kinds) : '';
  };

  const newPlace = () => {
    const { path, page } = selection.current();
    return placeForNew(form(), path, openPageOf(form(), page)?.path);
  };

  /** NOTE: a container that was just copied is selected still; its copy belongs beside it. */
  const placeForPasted = (pasted: readonly ComponentDefinition[]) => {
    const { path } = selection.current();
    const selected = path === undefined ? undefined : componentAt(form(), path);
    const isCopy = selected && pasted.some(({ type, key }) => type === selected.type && key === selected.key);
    return path !== undefined && selected && isCopy ? placeBehind(path, selected) : newPlace();
  };

  const runForAll: Design['runForAll'] = (command, { focus, topic } = {}) => {
    let edited: EditedSeveral = { form: form(), paths: [] };
    around.edit((now) => {
      edited = command(now);
      return edited.form;
    }, topic);
    warn(edited);
    const [only, second] = edited.paths;
    if (second === undefined && !selection.current().isPicking) selection.select(only, focus, edited.form);
    else selection.selectAll(edited.paths, focus, edited.form);
    return edited;
  };

  const meant: Design['meant'] = (path) => {
    const { marked, isPicking } = selection.current();
    if (!isPicking && !marked.has(path)) return [path];
    return marked.size === 1 ? [...marked] : outermost(form(), marked);
  };

  const nameOfAll: Design['nameOf'] = (paths) =>
    paths.length === 1 ? nameAt(paths[0]!) : messages.said.several({ count: paths.length });

  /** @param isCut where it is pasted is where its references are checked */
  const take = (paths: readonly ComponentPath[], focus: Pane | undefined, isCut = false): void => {
    const [first] = paths;
    if (first === undefined) return;
    const isPage = pagesOf(form()).some((page) => page.path === first);
    const before = form();
    const name = nameOfAll(paths);
    const taken = paths.map((path) => ({ definition: componentAt(before, path)!, place: placeOf(path) }));
    const command = (now: FormDefinition) => {
      const removed = isPage ? removePage(now, first) : removeComponents(now, paths);
      return isCut ? { ...removed, lost: [] } : removed;
    };
    const { form: after, path: next } = run(command, { focus });
    if (next === undefined) selection.select(undefined);
    // Whoever takes it back after more edits does not lose those.
    const takeBack = () => {
      around.warn(undefined);
      if (form() === after) return around.undo();
      run((now) => restoreComponents(now, taken, before));
    };
    const removed = taken.map(({ definition }) => definition);
    if (after !== before) around.offerUndo(name, takeBack, answeredQuestions(removed, around.published(), after));
    else if (isPage) say(messages.said.lastPage);
  };

  /** What was copied or cut in this form last, as the clipboard gives it back. */
  let copiedHere: (PastedFrom & { readonly read: readonly ComponentDefinition[] }) | undefined;

  const design: Design = {
    teamId: around.teamId,
    flush: around.flush,
    selection,
    form,
    published: around.published,
    run,
    say,
    runForAll,
    meant,
    nameOf: nameOfAll,
    edit: around.focusSettings,
    leaveSettings() {
      if (selection.current().isNew && around.backToPalette()) return;
      selection.edit(false);
      selection.select(selection.current().path, 'canvas');
    },
    add(definition, chosen) {
      const place = chosen ?? newPlace();
      const { path, form: next } = run((now) => addComponent(now, definition, place), { isNew: true });
      if (path === undefined) return;
      const name = nameOf(definition, kinds);
      const container = placeName(next, place.parent, kinds);
      say(container ? messages.palette.addedTo({ name, place: container }) : messages.palette.added({ name }));
      around.nameNew(chosen !== undefined);
    },
    move(paths, to, focus) {
      const name = nameOfAll(paths);
      const before = form();
      const edited = runForAll((now) => moveComponents(now, paths, to), { focus });
      const [first] = edited.paths;
      if (edited.form === before || first === undefined) return false;
      const place = placeOf(first);
      const container = placeName(edited.form, place.parent, kinds);
      const moved = { name, position: place.index + 1, count: listAt(edited.form, place)?.length ?? 0 };
      say(container ? messages.said.movedIn({ ...moved, place: container }) : messages.said.moved(moved));
      return true;
    },
    step(path, step, focus) {
      const paths = meant(path);
      const to = stepPlaceOfAll(form(), paths, step);
      if (!to || !design.move(paths, to, focus)) say(messages.said.cannotMove({ name: nameOfAll(paths) }));
    },
    remove: (path, focus) => take(meant(path), focus),
    duplicate(path, focus) {
      const paths = meant(path);
      if (paths.length === 0) return;
      runForAll((now) => duplicateComponents(now, paths), { focus });
      say(messages.said.duplicated({ name: nameOfAll(paths) }));
    },
    copy(path) {
      const paths = meant(path);
      const copied = paths.flatMap((one) => componentAt(form(), one) ?? []);
      if (copied.length === 0) return;
      const text = writeCopied(copied);
      copiedHere = { form: form(), definitions: copied, read: readPasted(text), isMoved: false };
      writeClipboard(text);
      say(messages.said.copied({ name: nameOfAll(paths) }));
    },
    cut(path, focus) {
      design.copy(path);
      if (copiedHere) copiedHere = { ...copiedHere, isMoved: true };
      take(meant(path), focus, true);
    },
    paste(text, focus) {
      void readClipboard(text).then((candidates) => {
        const pasted = candidates.map(readPasted).find((read) => read.length > 0);
        if (!pasted) return say(messages.said.nothingToPaste);
        const from = copiedHere && sameJson(pasted, copiedHere.read) ? copiedHere : undefined;
        // A cut component that is in the form again is copied: it was pasted before, or the cut was undone.
        const isMoved = from?.isMoved === true && !hasAny(form(), from.definitions);
        run((now) => pasteComponents(now, pasted, placeForPasted(pasted), from && { ...from, isMoved }), { focus });
        if (from && isMoved) copiedHere = { ...from, isMoved: false };
        say(messages.said.pasted({ count: pasted.length }));
      });
    },
  };
  return design;
}

function hasAny(form: FormDefinition, definitions: readonly ComponentDefinition[]): boolean {
  const identities = new Set(definitions.map(identityOf));
  for (const { definition } of walkComponents(form)) if (identities.has(identityOf(definition))) return true;
  return false;
}
