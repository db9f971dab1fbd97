import { type KeyboardEvent, useState } from 'react';

interface ListKeysOptions {
  /** DOM ids of what is offered, in their order. */
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (index: number) => void;
  /** Backspace in an empty box. */
  readonly onErase: () => void;
}

/** The keys of a box with a list below it: the arrows go through it, Enter chooses, Escape closes. */
export function useListKeys({ ids, isOpen, onOpen, onChoose, onErase }: ListKeysOptions) {
  const [at, setAt] = useState<number>();
  const active = isOpen && at !== undefined && at < ids.length ? at : undefined;
  const go = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    onOpen(true);
    if (ids.length > 0)
      setAt(active === undefined ? (by > 0 ? 0 : ids.length - 1) : (active + by + ids.length) % ids.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(event, 1);
    if (event.key === 'ArrowUp') go(event, -1);
    if (event.key === 'Backspace' && event.currentTarget.value === '') onErase();
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(false);
    }
    if (event.key !== 'Enter' || active === undefined) return;
    event.preventDefault();
    setAt(undefined);
    onChoose(active);
  };
  return {
    active,
    attributes: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === undefined ? undefined : ids[active],
      onKeyDown,
    } as const,
  };
}
