import { type ReactNode, useRef, useState } from 'react';
import { focusAfterDialog } from '../focus-after-dialog.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/**
 * Closes a dialog, and asks for confirmation first if there are unsaved changes.
 *
 * @param isUnsaved whether there are unsaved changes
 * @returns `close`, to call on Escape, the close button, Cancel and a press outside the dialog; `question`, the
 * confirmation to render next to the dialog
 */
export function useCloseWithConfirmation(
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
 * Returns the focused element, also inside shadow roots.
 * NOTE: the code editor is in a shadow root whose host isn't focusable.
 */
function findFocusedElement(element: Element | null): Element | null {
  const inner = element?.shadowRoot?.activeElement;
  return inner ? findFocusedElement(inner) : element;
}

/**
 * Returns the element if it can be focused again; `undefined` for `body`, which has the focus after a press outside the
 * dialog.
 */
const toFocusable = (element: Element | null): HTMLElement | undefined =>
  element instanceof HTMLElement && element !== document.body ? element : undefined;

const findLastDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
