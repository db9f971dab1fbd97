import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { type FieldClassNames, getBoxClass, useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { areSameChoices, type Choice, getChoiceKey } from './read/choice.ts';

/**
 * Native `<select>` in Fluent's style. Without a selection, the text looks like a placeholder. In a read-only form, the
 * label of the selected option is shown as text instead.
 */
export function SelectBox(select: ComponentProps<'select'>) {
  return renderSelectBox(select, useFieldClassNames());
}

/**
 * Renders a `SelectBox` as a plain function call, because React stores data for each mounted component and long forms
 * have hundreds of controls.
 */
export function renderSelectBox(select: ComponentProps<'select'>, classes: FieldClassNames) {
  const box = getBoxClass(classes, select.disabled === true, select['aria-invalid'] === true);
  if (classes.whole && select.disabled) {
    const { id, name, tabIndex, disabled } = select;
    return (
      <span className={box}>
        <ReadOnlyText
          {...{ id, name, tabIndex, disabled }}
          dir="auto"
          value={getSelectedLabel(select)}
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

/**
 * Options of a select, in this order: an empty option, the current answer if it isn't among the choices, and the
 * choices.
 */
export interface SelectOptions {
  readonly nothing: string;
  readonly unlisted: string | undefined;
  readonly choices: readonly Choice[];
}

const optionsOfSelect = new WeakMap<HTMLSelectElement, SelectOptions>();

/**
 * Returns a ref callback that fills a select with native option elements and selects `value`. React doesn't render the
 * options, because for a hundred selects it would store half as much for the options as for the rest of the form.
 */
export function createOptionsRef(options: SelectOptions, value: string): (select: HTMLSelectElement | null) => void {
  return (select) => {
    if (!select || isSameOptions(optionsOfSelect.get(select), options)) return;
    optionsOfSelect.set(select, options);
    select.replaceChildren(createOptionElements(options).cloneNode(true));
    // A select without an explicit value shows its first option, which is the empty one.
    if (value !== '') select.value = value;
  };
}

let lastOptions: (SelectOptions & { readonly createOptions: DocumentFragment }) | undefined;

/**
 * Creates the option elements.
 * NOTE: the last list is cached, because neighboring selects often have the same options, and cloning them takes a
 * third of the time of creating them.
 */
function createOptionElements({ nothing, unlisted, choices }: SelectOptions): DocumentFragment {
  if (
    lastOptions?.nothing === nothing &&
    lastOptions.unlisted === unlisted &&
    areSameChoices(lastOptions.choices, choices)
  )
    return lastOptions.createOptions;
  const list = document.createDocumentFragment();
  list.append(new Option(nothing, ''));
  if (unlisted !== undefined) list.append(new Option(unlisted, unlisted));
  list.append(...choices.map(({ label, value }) => new Option(label, getChoiceKey(value))));
  lastOptions = { nothing, unlisted, choices, createOptions: list };
  return list;
}

const isSameOptions = (before: SelectOptions | undefined, now: SelectOptions): boolean =>
  before?.choices === now.choices && before.nothing === now.nothing && before.unlisted === now.unlisted;

/** Returns the label of the selected option, or '' for the empty option. */
function getSelectedLabel({ value, children }: ComponentProps<'select'>): string {
  const options = Children.toArray(children).filter((one) => isValidElement<OptionProps>(one));
  const selectedLabel = options.find((one) => value !== '' && String(one.props.value) === String(value))?.props
    .children;
  return Children.toArray(selectedLabel).join('');
}

interface OptionProps {
  readonly value?: string | number;
  readonly children?: ReactNode;
}
