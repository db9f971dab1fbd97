import { useWords } from '@tideform/words/react';
import { Chip } from '../chips/Chip.tsx';
import { useChipClasses } from '../chips/useChipClasses.tsx';
import { choiceKey } from '../read/choice.ts';
import { comboboxWords } from './combobox.words.ts';

interface ChosenChipsProps {
  /** Of the field. */
  readonly label: string;
  readonly chosen: readonly unknown[];
  readonly labelOf: (value: unknown) => string;
  readonly isOff: boolean;
  readonly onRemove: (values: readonly unknown[]) => void;
}

/** What was chosen, each with a button that takes it away. */
export function ChosenChips({ label, chosen, labelOf, isOff, onRemove }: ChosenChipsProps) {
  const words = useWords(comboboxWords);
  const classes = useChipClasses();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen({ label })} className={classes.list}>
      {chosen.map((value) => (
        <Chip
          key={choiceKey(value)}
          removeLabel={words.remove({ name: labelOf(value) })}
          isOff={isOff}
          onRemove={() => onRemove([value])}
        >
          {labelOf(value)}
        </Chip>
      ))}
    </ul>
  );
}
