import { type Choice, choiceKey, sameChoices } from './read/choice.ts';

/** Group of radio buttons or checkboxes to render. */
export interface RenderedChoices {
  /** `radio`: single choice; `checkbox`: multiple choice. */
  readonly kind: 'radio' | 'checkbox';
  /** DOM ID of the first control; the other controls add an index, and all use it as their `name`. */
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly isChosen: (choice: Choice) => boolean;
  readonly isDisabled: boolean;
  readonly tabIndex: number | undefined;
  /** Class names, the same for all controls. */
  readonly classes: { readonly tick: string; readonly mark: string };
}

const choicesOfGroup = new WeakMap<Element, RenderedChoices>();

/**
 * Returns a ref callback that renders choices as native elements into a group. React doesn't render them, because for a
 * hundred radio groups it would store as much as for the rest of the form.
 */
export function createChoicesRef(ticks: RenderedChoices): (group: HTMLElement | null) => void {
  return (group) => group && updateGroup(group, ticks);
}

/** Returns the choice whose control the user has just changed, and whether the choice is selected now. */
export function findToggledChoice(
  group: HTMLElement,
  control: EventTarget,
): readonly [choice: Choice, ticked: boolean] | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const index = [...group.children].findIndex((tick) => tick.firstChild === control);
  const choice = choicesOfGroup.get(group)?.choices[index];
  return choice && [choice, control.checked];
}

/** Shows the current selection again after all change handlers ran, in case the form rejected the change. */
export function restoreSelection(group: HTMLElement): void {
  queueMicrotask(() => {
    const ticks = choicesOfGroup.get(group);
    if (ticks) updateGroup(group, ticks);
  });
}

function updateGroup(group: HTMLElement, ticks: RenderedChoices): void {
  const before = choicesOfGroup.get(group)?.choices ?? [];
  choicesOfGroup.set(group, ticks);
  if (before !== ticks.choices) reconcile(group, before, ticks);
  let next = group.firstElementChild;
  ticks.choices.forEach((choice, index) => {
    updateOption(next!, choice, index, ticks);
    next = next!.nextElementSibling;
  });
}

/** Adds, removes and orders the elements. Elements that stay aren't moved in the DOM, so they keep the focus. */
function reconcile(group: HTMLElement, before: readonly Choice[], ticks: RenderedChoices): void {
  if (before.length === 0) {
    group.append(createOptions(ticks));
    return;
  }
  const { choices } = ticks;
  const known = new Map(before.map((choice, index) => [choiceKey(choice.value), group.children[index]!]));
  const wanted = choices.map((choice) => {
    const key = choiceKey(choice.value);
    const tick = known.get(key) ?? createOption(ticks, choice);
    known.delete(key);
    return tick;
  });
  for (const gone of known.values()) gone.remove();
  let next = group.firstElementChild;
  for (const tick of wanted) {
    if (tick === next) next = next.nextElementSibling;
    else group.insertBefore(tick, next);
  }
}

let last: (Pick<RenderedChoices, 'kind' | 'choices'> & { readonly drawn: DocumentFragment }) | undefined;

/**
 * Creates the elements of all choices.
 * NOTE: the last list is cached, because neighboring fields often have the same choices, and cloning them takes a third
 * of the time of creating them.
 */
function createOptions(ticks: RenderedChoices): Node {
  const { kind, choices } = ticks;
  if (last?.kind !== kind || !sameChoices(last.choices, choices)) {
    const drawn = document.createDocumentFragment();
    drawn.append(...choices.map((choice) => createOption(ticks, choice)));
    last = { kind, choices, drawn };
  }
  return last.drawn.cloneNode(true);
}

function createOption({ kind, classes }: RenderedChoices, { label }: Choice): Element {
  const tick = document.createElement('label');
  tick.className = classes.tick;
  const control = document.createElement('input');
  control.type = kind;
  control.className = classes.mark;
  // NOTE: turned off because browsers would save the state of each control every second while the user types.
  control.autocomplete = 'off';
  const words = document.createElement('span');
  words.dir = 'auto';
  words.textContent = label;
  tick.append(control, words);
  return tick;
}

function updateOption(tick: Element, choice: Choice, index: number, ticks: RenderedChoices): void {
  const { id, isDisabled, tabIndex } = ticks;
  const control = tick.firstChild as HTMLInputElement;
  const words = tick.lastChild as HTMLElement;
  const isTicked = ticks.isChosen(choice);
  const ownId = index === 0 ? id : `${id}-${index}`;
  if (control.id !== ownId) {
    control.id = ownId;
    control.name = id;
  }
  if (control.checked !== isTicked) control.checked = isTicked;
  if (control.disabled !== isDisabled) control.disabled = isDisabled;
  if (tabIndex !== undefined) control.tabIndex = tabIndex;
  else if (control.hasAttribute('tabindex')) control.removeAttribute('tabindex');
  if (words.textContent !== choice.label) words.textContent = choice.label;
}
