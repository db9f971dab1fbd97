import { mergeClasses } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useChipClasses } from './useChipClasses.tsx';

interface ChipProps {
  /** Picture shown before the text. */
  readonly picture?: ReactNode;
  readonly children: string;
  /** Accessible name of the remove button. */
  readonly removeLabel: string;
  readonly isOff: boolean;
  readonly onRemove: () => void;
}

/** List item for one selected value. It has no remove button while disabled. */
export function Chip({ picture, children, removeLabel, isOff, onRemove }: ChipProps) {
  const styles = useChipClasses();
  return (
    <li className={mergeClasses(styles.chip, picture !== undefined && styles.withPicture, isOff && styles.still)}>
      {picture}
      <bdi>{children}</bdi>
      <button type="button" className={styles.remove} aria-label={removeLabel} disabled={isOff} onClick={onRemove}>
        <Dismiss12Regular />
      </button>
    </li>
  );
}
