import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useKitClasses } from './classes/KitClasses.tsx';
import { describedAttributes, type FieldView, isDisabled, labelId } from './control-attributes.ts';
import type { Choice } from './read/choice.ts';
import { choiceKey } from './read/choice.ts';
import { Tick } from './Tick.tsx';

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
export function ChoiceList({ view, choices, kind, inline = false, isChosen, onChoose, onBlur }: ChoiceListProps) {
  const classes = useKitClasses();
  const { 'aria-describedby': describedBy, ...described } = describedAttributes(view);
  const isOff = isDisabled(view);
  const drawn = useDrawn(choices.length);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const choose = useCallback((choice: Choice, chosen: boolean) => latest.current(choice, chosen), []);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: one of two roles, and both take a label
    // biome-ignore lint/a11y/noStaticElementInteractions: onBlur only listens for focus leaving the group
    <div
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelId(view.id)}
      aria-describedby={describedBy}
      {...(kind === 'radio' ? described : undefined)}
      className={inline ? classes.inlineChoices : classes.choices}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    >
      {choices.slice(0, drawn).map((choice, index) => (
        <ChoiceTick
          key={choiceKey(choice.value)}
          kind={kind}
          id={index === 0 ? view.id : `${view.id}-${index}`}
          name={view.id}
          choice={choice}
          isTicked={isChosen(choice)}
          isDisabled={isOff}
          tabIndex={view.props.tabindex}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

interface ChoiceTickProps {
  readonly kind: 'radio' | 'checkbox';
  readonly id: string;
  readonly name: string;
  readonly choice: Choice;
  readonly isTicked: boolean;
  readonly isDisabled: boolean;
  readonly tabIndex: number | undefined;
  readonly onChoose: (choice: Choice, chosen: boolean) => void;
}

/** One of them: drawn again when it is chosen or left, not with each of thousands of others. */
const ChoiceTick = memo(function ChoiceTick({ choice, onChoose, ...tick }: ChoiceTickProps) {
  return <Tick {...tick} label={choice.label} onTick={(ticked) => onChoose(choice, ticked)} />;
});

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
