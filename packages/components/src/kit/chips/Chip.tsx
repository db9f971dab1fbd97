import { mergeClasses } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useChipClasses } from './useChipClasses.tsx';

interface ChipProps {
  /** Before the words. */
  readonly picture?: ReactNode;
  readonly children: string;
  /** Name of the button that takes it away. */
  readonly removeLabel: string;
  readonly isOff: boolean;
  readonly onRemove: () => void;
}

/** One of several things that were chosen, in a list. Where nothing can be changed it has no button. */
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
