import { areSameChoices, type Choice, getChoiceKey } from './read/choice.ts';

/** Group of radio buttons or checkboxes to render. */
export interface ChoiceGroup {
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

const choiceGroups = new WeakMap<Element, ChoiceGroup>();

/**
 * Returns a ref callback that renders choices as native elements into a group. React doesn't render them, because for a
 * hundred radio groups it would store as much as for the rest of the form.
 */
export function createChoicesRef(choiceGroup: ChoiceGroup): (group: HTMLElement | null) => void {
  return (group) => group && updateChoiceGroup(group, choiceGroup);
}

/** Returns the choice whose control the user has just changed, and whether the choice is selected now. */
export function findToggledChoice(
  group: HTMLElement,
  control: EventTarget,
): readonly [choice: Choice, ticked: boolean] | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const index = [...group.children].findIndex((option) => option.firstChild === control);
  const choice = choiceGroups.get(group)?.choices[index];
  return choice && [choice, control.checked];
}

/** Shows the current selection again after all change handlers ran, in case the form rejected the change. */
export function restoreSelection(group: HTMLElement): void {
  queueMicrotask(() => {
    const choiceGroup = choiceGroups.get(group);
    if (choiceGroup) updateChoiceGroup(group, choiceGroup);
  });
}

function updateChoiceGroup(group: HTMLElement, choiceGroup: ChoiceGroup): void {
  const before = choiceGroups.get(group)?.choices ?? [];
  choiceGroups.set(group, choiceGroup);
  if (before !== choiceGroup.choices) reconcileOptions(group, before, choiceGroup);
  let next = group.firstElementChild;
  choiceGroup.choices.forEach((choice, index) => {
    updateOption(next!, choice, index, choiceGroup);
    next = next!.nextElementSibling;
  });
}

/** Adds, removes and orders the elements. Elements that stay aren't moved in the DOM, so they keep the focus. */
function reconcileOptions(group: HTMLElement, before: readonly Choice[], choiceGroup: ChoiceGroup): void {
  if (before.length === 0) {
    group.append(createOptions(choiceGroup));
    return;
  }
  const { choices } = choiceGroup;
  const known = new Map(before.map((choice, index) => [getChoiceKey(choice.value), group.children[index]!]));
  const orderedElements = choices.map((choice) => {
    const key = getChoiceKey(choice.value);
    const option = known.get(key) ?? createOption(choiceGroup, choice);
    known.delete(key);
    return option;
  });
  for (const removedElement of known.values()) removedElement.remove();
  let next = group.firstElementChild;
  for (const option of orderedElements) {
    if (option === next) next = next.nextElementSibling;
    else group.insertBefore(option, next);
  }
}

let lastOptions: (Pick<ChoiceGroup, 'kind' | 'choices'> & { readonly drawn: DocumentFragment }) | undefined;

/**
 * Creates the elements of all choices.
 * NOTE: the last list is cached, because neighboring fields often have the same choices, and cloning them takes a third
 * of the time of creating them.
 */
function createOptions(choiceGroup: ChoiceGroup): Node {
  const { kind, choices } = choiceGroup;
  if (lastOptions?.kind !== kind || !areSameChoices(lastOptions.choices, choices)) {
    const fragment = document.createDocumentFragment();
    fragment.append(...choices.map((choice) => createOption(choiceGroup, choice)));
    lastOptions = { kind, choices, drawn: fragment };
  }
  return lastOptions.drawn.cloneNode(true);
}

function createOption({ kind, classes }: ChoiceGroup, { label }: Choice): Element {
  const option = document.createElement('label');
  option.className = classes.tick;
  const control = document.createElement('input');
  control.type = kind;
  control.className = classes.mark;
  // NOTE: turned off because browsers would save the state of each control every second while the user types.
  control.autocomplete = 'off';
  const words = document.createElement('span');
  words.dir = 'auto';
  words.textContent = label;
  option.append(control, words);
  return option;
}

function updateOption(option: Element, choice: Choice, index: number, choiceGroup: ChoiceGroup): void {
  const { id, isDisabled, tabIndex } = choiceGroup;
  const control = option.firstChild as HTMLInputElement;
  const words = option.lastChild as HTMLElement;
  const isTicked = choiceGroup.isChosen(choice);
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
