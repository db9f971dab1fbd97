import { useMessages } from '@tideform/i18n/react';
import { Chip } from '../chips/Chip.tsx';
import { useChipClasses } from '../chips/useChipClasses.tsx';
import { getChoiceKey } from '../read/choice.ts';
import { comboboxMessages } from './combobox.messages.ts';

interface ChosenChipsProps {
  /** Label of the field. */
  readonly label: string;
  readonly chosen: readonly unknown[];
  readonly labelOf: (value: unknown) => string;
  readonly isOff: boolean;
  readonly onRemove: (values: readonly unknown[]) => void;
}

/** Selected values as chips with remove buttons. */
export function ChosenChips({ label, chosen, labelOf, isOff, onRemove }: ChosenChipsProps) {
  const messages = useMessages(comboboxMessages);
  const classes = useChipClasses();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={messages.chosen({ label })} className={classes.list}>
      {chosen.map((value) => (
        <Chip
          key={getChoiceKey(value)}
          removeLabel={messages.remove({ name: labelOf(value) })}
          isOff={isOff}
          onRemove={() => onRemove([value])}
        >
          {labelOf(value)}
        </Chip>
      ))}
    </ul>
  );
}
