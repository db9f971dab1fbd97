import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useChipClasses } from '../chips/useChipClasses.tsx';
import { boxClass, useKitClasses } from '../classes/KitClasses.tsx';
import { controlAttributes, type FieldView } from '../control-attributes.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { type Choice, choiceKey } from '../read/choice.ts';
import { fieldLabel } from '../read/label.ts';
import { ChoicePopup } from './ChoicePopup.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { choiceFinderOf } from './choice-finder.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { optionId } from './option-id.ts';
import { type OfferedWords, sayOffered } from './say-offered.ts';
import { useComboboxClasses } from './useComboboxClasses.tsx';
import { useListKeys } from './useListKeys.tsx';
import { usePopupPlace } from './usePopupPlace.tsx';

interface ChoiceBoxProps {
  readonly view: FieldView & { readonly onBlur: () => void };
  readonly placeholder: string;
  readonly isSeveral: boolean;
  readonly chosen: readonly unknown[];
  /** Words of an answer that is not among the choices. */
  readonly labelOf: (value: unknown) => string;
  readonly offered: OfferedWords & {
    readonly choices: readonly Choice[];
    readonly more: () => void;
    readonly retry: () => void;
  };
  /** Whoever is asked for the choices searches: they are shown as they come. */
  readonly isSearched: boolean;
  /** What is typed while the list is open; `undefined`: it is closed. */
  readonly onType: (typed: string | undefined) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onRemove: (values: readonly unknown[]) => void;
  /** Below the box. */
  readonly children?: ReactNode;
}

/** A box in which one types, with what fits below it: one choice of many, or several as chips. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { view, placeholder, isSeveral, chosen, labelOf, offered, isSearched, onType, onChoose, onRemove } = props;
  const { id, definition, onBlur } = view;
  const messages = useMessages(comboboxMessages);
  const styles = useComboboxClasses();
  const chips = useChipClasses();
  const classes = useKitClasses();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const attributes = controlAttributes(view);
  const finder = useMemo(() => choiceFinderOf(offered.choices), [offered.choices]);
  // What is typed is there at once; a list may follow.
  const wanted = useDeferredValue(typed ?? '');
  const found = isSearched ? finder.all : finder.find(wanted);
  const keysOfChosen = useMemo(() => new Set(chosen.map(choiceKey)), [chosen]);
  const place = usePopupPlace(box, popup, isOpen);
  const open = (next: boolean, text = next ? (typed ?? '') : undefined) => {
    setOpen(next);
    onType(text);
  };
  const type = (text: string | undefined) => {
    setTyped(text);
    keys.startAgain();
    open(text !== undefined, text);
  };
  const choose = (choice: Choice) => {
    const isTaken = keysOfChosen.has(choiceKey(choice.value));
    if (!isSeveral) type(undefined);
    if (isSeveral && isTaken) onRemove(chosen.filter((one) => choiceKey(one) === choiceKey(choice.value)));
    else onChoose(choice);
  };
  const remove = (values: readonly unknown[]) => {
    onRemove(values);
    input.current?.focus();
  };
  /** Words that are no choice are no answer: the last answer is shown again. */
  const leave = () => {
    type(undefined);
    onBlur();
  };
  const retry = () => {
    offered.retry();
    input.current?.focus();
  };
  const keys = useListKeys({
    count: found.length,
    idOf: (index) => optionId(id, index),
    isOpen,
    onOpen: open,
    onChoose: (index) => found[index] && choose(found[index]),
    ...(isSeveral && { onErase: () => onRemove(chosen.slice(-1)), staysOpen: true }),
  });
  const isOff = attributes.disabled;
  const single = isSeveral || chosen.length === 0 ? '' : labelOf(chosen[0]);
  return (
    <FieldFrame view={view}>
      <div
        ref={box}
        className={mergeClasses(boxClass(classes, isOff, attributes['aria-invalid'] === true), isSeveral && chips.box)}
      >
        {isSeveral && <ChosenChips label={fieldLabel(definition)} {...{ chosen, labelOf, isOff }} onRemove={remove} />}
        <input
          {...attributes}
          {...(!isOff && keys.attributes)}
          ref={input}
          type="text"
          dir="auto"
          autoComplete="off"
          aria-controls={isOpen ? `${id}-choices` : undefined}
          className={mergeClasses(classes.bare, isSeveral && chips.input)}
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
            const exact = typed === undefined ? undefined : exactly(typed, found);
            if (exact && !keysOfChosen.has(choiceKey(exact.value))) onChoose(exact);
            leave();
          }}
        />
        {single !== '' && !isOff && (
          <button
            type="button"
            className={styles.clear}
            aria-label={messages.clear({ label: fieldLabel(definition) })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => remove(chosen)}
          >
            <Dismiss16Regular />
          </button>
        )}
        {/* In a record nothing opens. */}
        {!view.readOnly && (
          <span className={styles.arrow} aria-hidden="true">
            <ChevronDown16Regular />
          </span>
        )}
      </div>
      {isOpen && !isOff && (
        <ChoicePopup
          {...{ id, popup, place, isSeveral }}
          choices={found}
          active={keys.active}
          isChosen={(choice) => keysOfChosen.has(choiceKey(choice.value))}
          onChoose={choose}
          onEnd={offered.more}
          onLeave={({ relatedTarget }) => relatedTarget !== input.current && leave()}
          said={sayOffered(offered, found.length, messages)}
          action={offered.state === 'failed' ? { label: messages.again, run: retry } : undefined}
        />
      )}
      {props.children}
    </FieldFrame>
  );
}

/** The choice that is called just so. */
const exactly = (typed: string, choices: readonly Choice[]): Choice | undefined => {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? undefined : choices.find(({ label }) => label.toLowerCase() === wanted);
};
