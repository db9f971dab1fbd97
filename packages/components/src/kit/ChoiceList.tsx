import { startTransition, useEffect, useState } from 'react';
import { type KitClassNames, useKitClasses } from './classes/KitClasses.tsx';
import { describedAttributes, type FieldView, isDisabled, labelId } from './control-attributes.ts';
import type { Choice } from './read/choice.ts';
import { showAgain, tickedIn, ticksIn } from './ticks-in.ts';

/** So many choices are drawn at once; the others follow in pieces, between which the page answers to people. */
const DRAWN_AT_ONCE = 200;

interface ChoiceListProps {
  readonly view: FieldView;
  readonly choices: readonly Choice[];
  /** `radio`: one of them; `checkbox`: several. */
  readonly kind: 'radio' | 'checkbox';
  readonly inline?: boolean;
  readonly isChosen: (choice: Choice) => boolean;
  readonly onChoose: (choice: Choice, chosen: boolean) => void;
  readonly onBlur: () => void;
}

/** Choices in view, named as a group by the field's label. The first control has the field's id. */
export function ChoiceList(list: ChoiceListProps) {
  return drawChoiceList(list, useKitClasses());
}

/** The same for the components that a long form has hundreds of: what React keeps of a component is spared. */
export function drawChoiceList(list: ChoiceListProps, classes: KitClassNames) {
  return list.choices.length > DRAWN_AT_ONCE ? <LongList {...list} /> : drawList(list, classes);
}

function LongList(list: ChoiceListProps) {
  const drawn = useDrawn(list.choices.length);
  return drawList({ ...list, choices: list.choices.slice(0, drawn) }, useKitClasses());
}

function drawList(
  { view, choices, kind, inline = false, isChosen, onChoose, onBlur }: ChoiceListProps,
  classes: KitClassNames,
) {
  const { 'aria-describedby': describedBy, ...described } = describedAttributes(view);
  const ticks = ticksIn({
    kind,
    id: view.id,
    choices,
    isChosen,
    isDisabled: isDisabled(view),
    tabIndex: view.props.tabindex,
    classes: { tick: classes.tick, mark: kind === 'radio' ? classes.radioMark : classes.checkMark },
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: one of two roles, and both take a label
    // biome-ignore lint/a11y/noStaticElementInteractions: onBlur only listens for focus leaving the group
    <div
      ref={ticks}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelId(view.id)}
      aria-describedby={describedBy}
      {...(kind === 'radio' ? described : undefined)}
      className={inline ? classes.inlineChoices : classes.choices}
      onInput={({ currentTarget, target }) => {
        const ticked = tickedIn(currentTarget, target);
        if (!ticked) return;
        onChoose(...ticked);
        showAgain(currentTarget);
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    />
  );
}

/** How many of a long list are drawn by now. */
function useDrawn(all: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (drawn >= all) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + DRAWN_AT_ONCE)));
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}
