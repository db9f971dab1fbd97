import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useChipClasses } from '../chips/useChipClasses.tsx';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { type FieldView, getControlAttributes } from '../control-attributes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { type Choice, getChoiceKey } from '../read/choice.ts';
import { getFieldLabel } from '../read/label.ts';
import { ChoicePopup } from './ChoicePopup.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { getChoiceFinder } from './choice-finder.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { type ChoicesStatus, formatChoicesStatus } from './format-choices-status.ts';
import { getOptionId } from './get-option-id.ts';
import { useComboboxClasses } from './useComboboxClasses.tsx';
import { useListKeyboard } from './useListKeyboard.tsx';
import { usePopupPosition } from './usePopupPosition.tsx';

interface ChoiceComboboxProps {
  readonly view: FieldView & { readonly onBlur: () => void };
  readonly placeholder: string;
  readonly isMultiple: boolean;
  readonly chosen: readonly unknown[];
  /** Returns the label of an answer that isn't among the choices. */
  readonly labelOf: (value: unknown) => string;
  readonly offered: ChoicesStatus & {
    readonly choices: readonly Choice[];
    readonly loadMore: () => void;
    readonly retry: () => void;
  };
  /** Whether the server searches, so that choices aren't filtered in the browser. */
  readonly isServerSearch: boolean;
  /** Called with the search text while the list is open, and with `undefined` when it closes. */
  readonly onType: (typed: string | undefined) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onRemove: (values: readonly unknown[]) => void;
  /** Content below the input box. */
  readonly children?: ReactNode;
}

/** Combobox with a filtered list below its input. Multiple selected choices are shown as chips. */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { view, placeholder, isMultiple, chosen, labelOf, offered, isServerSearch, onType, onChoose, onRemove } = props;
  const { id, definition, onBlur } = view;
  const messages = useMessages(comboboxMessages);
  const styles = useComboboxClasses();
  const chips = useChipClasses();
  const classes = useFieldClassNames();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const attributes = getControlAttributes(view);
  const finder = useMemo(() => getChoiceFinder(offered.choices), [offered.choices]);
  // Typed text appears immediately; the filtered list may be rendered later.
  const searchText = useDeferredValue(typed ?? '');
  const found = isServerSearch ? finder.all : finder.find(searchText);
  const keysOfChosen = useMemo(() => new Set(chosen.map(getChoiceKey)), [chosen]);
  const popupPosition = usePopupPosition(box, popup, isOpen);
  const open = (next: boolean, text = next ? (typed ?? '') : undefined) => {
    setOpen(next);
    onType(text);
  };
  const type = (text: string | undefined) => {
    setTyped(text);
    keys.reset();
    open(text !== undefined, text);
  };
  const choose = (choice: Choice) => {
    const isTaken = keysOfChosen.has(getChoiceKey(choice.value));
    if (!isMultiple) type(undefined);
    if (isMultiple && isTaken) onRemove(chosen.filter((one) => getChoiceKey(one) === getChoiceKey(choice.value)));
    else onChoose(choice);
  };
  const remove = (values: readonly unknown[]) => {
    onRemove(values);
    input.current?.focus();
  };
  /** Discards typed text that doesn't match a choice, and shows the current answer again. */
  const leave = () => {
    type(undefined);
    onBlur();
  };
  const retry = () => {
    offered.retry();
    input.current?.focus();
  };
  const keys = useListKeyboard({
    count: found.length,
    idOf: (index) => getOptionId(id, index),
    isOpen,
    onOpen: open,
    onChoose: (index) => found[index] && choose(found[index]),
    ...(isMultiple && { onBackspace: () => onRemove(chosen.slice(-1)), staysOpen: true }),
  });
  const isOff = attributes.disabled;
  const single = isMultiple || chosen.length === 0 ? '' : labelOf(chosen[0]);
  return (
    <FieldFrame view={view}>
      <div
        ref={box}
        className={mergeClasses(
          getBoxClass(classes, isOff, attributes['aria-invalid'] === true),
          isMultiple && chips.box,
        )}
      >
        {isMultiple && (
          <ChosenChips label={getFieldLabel(definition)} {...{ chosen, labelOf, isOff }} onRemove={remove} />
        )}
        <input
          {...attributes}
          {...(!isOff && keys.attributes)}
          ref={input}
          type="text"
          dir="auto"
          autoComplete="off"
          aria-controls={isOpen ? `${id}-choices` : undefined}
          className={mergeClasses(classes.bare, isMultiple && chips.input)}
          placeholder={isOff || chosen.length > 0 ? undefined : placeholder || undefined}
          value={typed ?? single}
          onFocus={(event) => event.target.select()}
          onClick={() => open(true)}
          onChange={({ target: { value } }) => {
            type(value);
            if (value === '' && single !== '') onRemove(chosen);
          }}
          onBlur={({ relatedTarget }) => {
            if (popup.current?.contains(relatedTarget)) return;
            const exact = typed === undefined ? undefined : findExactChoice(typed, found);
            if (exact && !keysOfChosen.has(getChoiceKey(exact.value))) onChoose(exact);
            leave();
          }}
        />
        {single !== '' && !isOff && (
          <button
            type="button"
            className={styles.clear}
            aria-label={messages.clear({ label: getFieldLabel(definition) })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => remove(chosen)}
          >
            <Dismiss16Regular />
          </button>
        )}
        {/* The list can't be opened in a read-only form. */}
        {!view.readOnly && (
          <span className={styles.arrow} aria-hidden="true">
            <ChevronDown16Regular />
          </span>
        )}
      </div>
      {isOpen && !isOff && (
        <ChoicePopup
          {...{ id, popup, position: popupPosition, isMultiple }}
          choices={found}
          active={keys.active}
          isChosen={(choice) => keysOfChosen.has(getChoiceKey(choice.value))}
          onChoose={choose}
          onEnd={offered.loadMore}
          onLeave={({ relatedTarget }) => relatedTarget !== input.current && leave()}
          statusText={formatChoicesStatus(offered, found.length, messages)}
          action={offered.state === 'failed' ? { label: messages.again, run: retry } : undefined}
        />
      )}
      {props.children}
    </FieldFrame>
  );
}

/** Finds the choice whose label equals the typed text, ignoring case. */
const findExactChoice = (typed: string, choices: readonly Choice[]): Choice | undefined => {
  const searchText = typed.trim().toLowerCase();
  return searchText === '' ? undefined : choices.find(({ label }) => label.toLowerCase() === searchText);
};
