import { type KeyboardEvent, useState } from 'react';

interface ListKeysOptions {
  /** How much is offered. */
  readonly count: number;
  /** DOM id of what is offered at a place. */
  readonly idOf: (index: number) => string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (index: number) => void;
  /** Backspace in an empty box. */
  readonly onErase?: () => void;
  /** What was chosen stays the one that is gone on from. */
  readonly staysOpen?: boolean;
}

const PAGE = 8;

/** The keys of a box with a list below it: the arrows go through it, Enter chooses, Escape closes. */
export function useListKeys({ count, idOf, isOpen, onOpen, onChoose, onErase, staysOpen = false }: ListKeysOptions) {
  const [at, setAt] = useState<number>();
  const active = isOpen && at !== undefined && at < count ? at : undefined;
  const go = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    onOpen(true);
    if (count > 0) setAt(active === undefined ? (by > 0 ? 0 : count - 1) : (active + by + count) % count);
  };
  const leap = (event: KeyboardEvent, by: number) => {
    if (!isOpen || count === 0) return;
    event.preventDefault();
    setAt(Math.min(count - 1, Math.max(0, (active ?? 0) + by)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(event, 1);
    if (event.key === 'ArrowUp') go(event, -1);
    if (event.key === 'PageDown') leap(event, PAGE);
    if (event.key === 'PageUp') leap(event, -PAGE);
    if (event.key === 'Backspace' && event.currentTarget.value === '') onErase?.();
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
    /** None is gone on from: what is offered is another list. */
    startAgain: () => setAt(undefined),
    attributes: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === undefined ? undefined : idOf(active),
      onKeyDown,
    } as const,
  };
}
