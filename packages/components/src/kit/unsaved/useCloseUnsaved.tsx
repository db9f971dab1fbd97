import { type ReactNode, useRef, useState } from 'react';
import { focusAfterDialog } from '../focus-after-dialog.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/**
 * The way out of a dialog in which somebody may have written: it asks before that is lost.
 *
 * @param isUnsaved there is something that closing would lose
 * @returns `close`, for Escape, the cross, Cancel and a press beside the dialog; `question`, to be drawn beside the dialog
 */
export function useCloseUnsaved(
  isUnsaved: boolean,
  onClose: () => void,
): readonly [close: () => void, question: ReactNode] {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<Element>(null);
  const close = () => {
    if (!isUnsaved) return onClose();
    asked.current = innermost(document.activeElement);
    setAsking(true);
  };
  const answer = (isLost: boolean) => {
    setAsking(false);
    if (isLost) return onClose();
    focusAfterDialog(() => focusable(asked.current) ?? lastDialog());
  };
  return [close, isAsking && <UnsavedQuestion onAnswer={answer} />];
}

/** NOTE: the code editor is in a shadow root, whose host takes no focus. */
function innermost(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement;
  return inner ? innermost(inner) : element;
}

/** A press beside a dialog leaves the focus nowhere. */
const focusable = (element: Element | null): HTMLElement | undefined =>
  element instanceof HTMLElement && element !== document.body ? element : undefined;

const lastDialog = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
