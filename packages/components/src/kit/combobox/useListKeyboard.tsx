import { type KeyboardEvent, useState } from 'react';

interface ListKeyboardOptions {
  /** Number of options in the list. */
  readonly count: number;
  /** Returns the DOM ID of the option at an index. */
  readonly idOf: (index: number) => string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (index: number) => void;
  /** Called when Backspace is pressed in an empty input. */
  readonly onBackspace?: () => void;
  /** Whether the chosen option stays active. */
  readonly staysOpen?: boolean;
}

const PAGE_SIZE = 8;

/** Keyboard handling of a combobox: arrow keys change the active option, Enter chooses it, Escape closes the list. */
export function useListKeyboard({
  count,
  idOf,
  isOpen,
  onOpen,
  onChoose,
  onBackspace,
  staysOpen = false,
}: ListKeyboardOptions) {
  const [at, setAt] = useState<number>();
  const active = isOpen && at !== undefined && at < count ? at : undefined;
  const moveBy = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    onOpen(true);
    if (count > 0) setAt(active === undefined ? (by > 0 ? 0 : count - 1) : (active + by + count) % count);
  };
  const moveByPage = (event: KeyboardEvent, by: number) => {
    if (!isOpen || count === 0) return;
    event.preventDefault();
    setAt(Math.min(count - 1, Math.max(0, (active ?? 0) + by)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveBy(event, 1);
    if (event.key === 'ArrowUp') moveBy(event, -1);
    if (event.key === 'PageDown') moveByPage(event, PAGE_SIZE);
    if (event.key === 'PageUp') moveByPage(event, -PAGE_SIZE);
    if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(false);
    }
    if (event.key !== 'Enter' || active === undefined) return;
    event.preventDefault();
    if (!staysOpen) setAt(undefined);
    onChoose(active);
  };
  return {
    active,
    /** Clears the active option, because the list changed. */
    reset: () => setAt(undefined),
    attributes: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === undefined ? undefined : idOf(active),
      onKeyDown,
    } as const,
  };
}
