import { type ReactNode, useRef, useState } from 'react';
import { focusAfterDialog } from '../focus-after-dialog.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/**
 * Closes a dialog, after a confirmation if there are unsaved changes.
 *
 * @param isUnsaved whether there are unsaved changes
 * @returns `close`, for Escape, the close button, Cancel and a press beside the dialog; `question`, to be rendered
 * beside the dialog
 */
export function useCloseUnsaved(
  isUnsaved: boolean,
  onClose: () => void,
): readonly [close: () => void, question: ReactNode] {
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const lastFocused = useRef<Element>(null);
  const close = () => {
    if (!isUnsaved) return onClose();
    lastFocused.current = findFocusedElement(document.activeElement);
    setQuestionOpen(true);
  };
  const answer = (isLost: boolean) => {
    setQuestionOpen(false);
    if (isLost) return onClose();
    focusAfterDialog(() => toFocusable(lastFocused.current) ?? findLastDialog());
  };
  return [close, isQuestionOpen && <UnsavedChangesDialog onAnswer={answer} />];
}

/**
 * Returns the focused element.
 * NOTE: the code editor is in a shadow root whose host isn't focusable.
 */
function findFocusedElement(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement;
  return inner ? findFocusedElement(inner) : element;
}

/** Returns a focusable element; pressing beside a dialog removes the focus. */
const toFocusable = (element: Element | null): HTMLElement | undefined =>
  element instanceof HTMLElement && element !== document.body ? element : undefined;

const findLastDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
