import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { boxClass, type KitClassNames, useKitClasses } from './classes/KitClasses.tsx';
import { type Choice, choiceKey, sameChoices } from './read/choice.ts';
import { WholeAnswer } from './WholeAnswer.tsx';

/** A native select that looks like Fluent's. While nothing is chosen its words are quiet, as a placeholder's. In a record, the words of what was chosen. */
export function SelectBox(select: ComponentProps<'select'>) {
  return drawSelectBox(select, useKitClasses());
}

/** The same for the components that a long form has hundreds of: what React keeps of a component is spared. */
export function drawSelectBox(select: ComponentProps<'select'>, classes: KitClassNames) {
  const box = boxClass(classes, select.disabled === true, select['aria-invalid'] === true);
  if (classes.whole && select.disabled) {
    const { id, name, tabIndex, disabled } = select;
    return (
      <span className={box}>
        <WholeAnswer
          {...{ id, name, tabIndex, disabled }}
          dir="auto"
          value={wordsOf(select)}
          aria-label={select['aria-label']}
          aria-describedby={select['aria-describedby']}
        />
      </span>
    );
  }
  return (
    <span className={`${box} ${classes.chevron}`}>
      <select {...select} className={select.value === '' ? classes.emptySelect : classes.select} />
    </span>
  );
}

/** What there is to choose from: nothing at first, then an answer that is not listed, then the list. */
export interface SelectOptions {
  readonly nothing: string;
  readonly unlisted: string | undefined;
  readonly choices: readonly Choice[];
}

const filled = new WeakMap<HTMLSelectElement, SelectOptions>();

/**
 * The options of a select as the browser's own elements: of the lists of a hundred selects React would keep half as much as of
 * all their forms' other elements. Give it as the `ref`; `value` is chosen among them.
 */
export function optionsIn(options: SelectOptions, value: string): (select: HTMLSelectElement | null) => void {
  return (select) => {
    if (!select || isSame(filled.get(select), options)) return;
    filled.set(select, options);
    select.replaceChildren(drawn(options).cloneNode(true));
    // Of itself a select shows the first.
    if (value !== '') select.value = value;
  };
}

let last: (SelectOptions & { readonly drawn: DocumentFragment }) | undefined;

/** NOTE: selects beside each other often offer the same, and the browser copies a list in a third of the time. */
function drawn({ nothing, unlisted, choices }: SelectOptions): DocumentFragment {
  if (last?.nothing === nothing && last.unlisted === unlisted && sameChoices(last.choices, choices)) return last.drawn;
  const list = document.createDocumentFragment();
  list.append(new Option(nothing, ''));
  if (unlisted !== undefined) list.append(new Option(unlisted, unlisted));
  list.append(...choices.map(({ label, value }) => new Option(label, choiceKey(value))));
  last = { nothing, unlisted, choices, drawn: list };
  return list;
}

const isSame = (before: SelectOptions | undefined, now: SelectOptions): boolean =>
  before?.choices === now.choices && before.nothing === now.nothing && before.unlisted === now.unlisted;

/** Of the option that is chosen; nothing for the one that stands for no answer. */
function wordsOf({ value, children }: ComponentProps<'select'>): string {
  const options = Children.toArray(children).filter((one) => isValidElement<OptionProps>(one));
  const words = options.find((one) => value !== '' && String(one.props.value) === String(value))?.props.children;
  return Children.toArray(words).join('');
}

interface OptionProps {
  readonly value?: string | number;
  readonly children?: ReactNode;
}
