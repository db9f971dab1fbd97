import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Choice } from './choice.ts';
import { choiceKey } from './choice.ts';
import { describedAttributes, type FieldView, isDisabled, labelId } from './control-attributes.ts';
import { Tick } from './Tick.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    marginInlineStart: '-8px',
    borderRadius: tokens.borderRadiusMedium,
  },
  inline: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    '@media (pointer: coarse)': { flexDirection: 'column' },
  },
});

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
  const styles = useStyles();
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
      className={inline ? mergeClasses(styles.root, styles.inline) : styles.root}
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
