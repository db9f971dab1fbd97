import { useKitClasses } from './classes/KitClasses.tsx';
import { describedAttributes, type FieldView, isDisabled, labelId } from './control-attributes.ts';
import type { Choice } from './read/choice.ts';
import { choiceKey } from './read/choice.ts';
import { Tick } from './Tick.tsx';

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
      {choices.map((choice, index) => {
        const key = choiceKey(choice.value);
        return (
          <Tick
            key={key}
            kind={kind}
            id={index === 0 ? view.id : `${view.id}-${index}`}
            name={view.id}
            label={choice.label}
            isTicked={isChosen(choice)}
            isDisabled={isOff}
            onTick={(ticked) => onChoose(choice, ticked)}
          />
        );
      })}
    </div>
  );
}
