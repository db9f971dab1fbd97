import { type Choice, choiceKey, sameChoices } from './read/choice.ts';

/** Choices to tick, as they stand in view. */
export interface ShownTicks {
  /** `radio`: one of them; `checkbox`: several. */
  readonly kind: 'radio' | 'checkbox';
  /** The first control has it; the others count on from it, and all are named by it. */
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly isChosen: (choice: Choice) => boolean;
  readonly isDisabled: boolean;
  readonly tabIndex: number | undefined;
  /** The same for all of a kind. */
  readonly classes: { readonly tick: string; readonly mark: string };
}

const shownIn = new WeakMap<Element, ShownTicks>();

/**
 * Choices as the browser's own elements: of a hundred lists of radio buttons React would keep as much as of all their
 * form's other elements. Give it as the `ref` of what they stand in.
 */
export function ticksIn(ticks: ShownTicks): (group: HTMLElement | null) => void {
  return (group) => group && show(group, ticks);
}

/** The choice whose control a person has just used, and whether it is ticked now. */
export function tickedIn(
  group: HTMLElement,
  control: EventTarget,
): readonly [choice: Choice, ticked: boolean] | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const index = [...group.children].findIndex((tick) => tick.firstChild === control);
  const choice = shownIn.get(group)?.choices[index];
  return choice && [choice, control.checked];
}

/** Once all have heard of a choice: shows what is chosen now, where it was refused. */
export function showAgain(group: HTMLElement): void {
  queueMicrotask(() => {
    const ticks = shownIn.get(group);
    if (ticks) show(group, ticks);
  });
}

function show(group: HTMLElement, ticks: ShownTicks): void {
  const before = shownIn.get(group)?.choices ?? [];
  shownIn.set(group, ticks);
  if (before !== ticks.choices) arrange(group, before, ticks);
  let next = group.firstElementChild;
  ticks.choices.forEach((choice, index) => {
    bringUpToDate(next!, choice, index, ticks);
    next = next!.nextElementSibling;
  });
}

/** One element for each choice, in their order. What stays does not move, so that the focus stays in it. */
function arrange(group: HTMLElement, before: readonly Choice[], ticks: ShownTicks): void {
  if (before.length === 0) {
    group.append(newTicks(ticks));
    return;
  }
  const { choices } = ticks;
  const known = new Map(before.map((choice, index) => [choiceKey(choice.value), group.children[index]!]));
  const wanted = choices.map((choice) => {
    const key = choiceKey(choice.value);
    const tick = known.get(key) ?? newTick(ticks, choice);
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

let last: (Pick<ShownTicks, 'kind' | 'choices'> & { readonly drawn: DocumentFragment }) | undefined;

/** NOTE: lists beside each other often offer the same, and the browser copies one in a third of the time. */
function newTicks(ticks: ShownTicks): Node {
  const { kind, choices } = ticks;
  if (last?.kind !== kind || !sameChoices(last.choices, choices)) {
    const drawn = document.createDocumentFragment();
    drawn.append(...choices.map((choice) => newTick(ticks, choice)));
    last = { kind, choices, drawn };
  }
  return last.drawn.cloneNode(true);
}

function newTick({ kind, classes }: ShownTicks, { label }: Choice): Element {
  const tick = document.createElement('label');
  tick.className = classes.tick;
  const control = document.createElement('input');
  control.type = kind;
  control.className = classes.mark;
  // NOTE: there is nothing to complete. Browsers would keep the state of each one, again each second while one types.
  control.autocomplete = 'off';
  const words = document.createElement('span');
  words.dir = 'auto';
  words.textContent = label;
  tick.append(control, words);
  return tick;
}

function bringUpToDate(tick: Element, choice: Choice, index: number, ticks: ShownTicks): void {
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
