import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useKitClasses } from './classes/KitClasses.tsx';
import { describedAttributes, type FieldView, isDisabled, labelId } from './control-attributes.ts';
import type { Choice } from './read/choice.ts';
import { choiceKey } from './read/choice.ts';
import { drawTick, type TickProps } from './Tick.tsx';

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

/** So few are drawn with their field; of more, each is a component of its own that is drawn again by itself. */
const FEW = 20;

/** Choices in view, named as a group by the field's label. The first control has the field's id. */
export function ChoiceList({ view, choices, kind, inline = false, isChosen, onChoose, onBlur }: ChoiceListProps) {
  const classes = useKitClasses();
  const { 'aria-describedby': describedBy, ...described } = describedAttributes(view);
  const isOff = isDisabled(view);
  const tickOf = (choice: Choice, index: number) => ({
    kind,
    id: index === 0 ? view.id : `${view.id}-${index}`,
    name: view.id,
    isTicked: isChosen(choice),
    isDisabled: isOff,
    tabIndex: view.props.tabindex,
  });
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
      {choices.length > FEW ? (
        <ManyTicks choices={choices} tickOf={tickOf} onChoose={onChoose} />
      ) : (
        choices.map((choice, index) => {
          const onTick = (ticked: boolean) => onChoose(choice, ticked);
          return drawTick({ ...tickOf(choice, index), label: choice.label, onTick }, classes, choiceKey(choice.value));
        })
      )}
    </div>
  );
}

type DrawnTick = Omit<TickProps, 'label' | 'onTick'>;

interface ManyTicksProps extends Pick<ChoiceListProps, 'choices' | 'onChoose'> {
  readonly tickOf: (choice: Choice, index: number) => DrawnTick;
}

function ManyTicks({ choices, tickOf, onChoose }: ManyTicksProps) {
  const drawn = useDrawn(choices.length);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const choose = useCallback((choice: Choice, chosen: boolean) => latest.current(choice, chosen), []);
  return choices
    .slice(0, drawn)
    .map((choice, index) => (
      <ChoiceTick key={choiceKey(choice.value)} {...tickOf(choice, index)} choice={choice} onChoose={choose} />
    ));
}

interface ChoiceTickProps extends DrawnTick {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice, chosen: boolean) => void;
}

/** One of them: drawn again when it is chosen or left, not with each of thousands of others. */
const ChoiceTick = memo(function ChoiceTick({ choice, onChoose, ...tick }: ChoiceTickProps) {
  const onTick = (ticked: boolean) => onChoose(choice, ticked);
  return drawTick({ ...tick, label: choice.label, onTick }, useKitClasses());
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
