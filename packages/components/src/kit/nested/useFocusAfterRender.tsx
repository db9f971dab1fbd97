import { useEffect, useRef } from 'react';

/**
 * Returns a function that focuses the element with a given DOM ID after the next render, for example a row that was
 * added.
 */
export function useFocusAfterRender(): (id: string) => void {
  const pendingId = useRef<string>(undefined);
  useEffect(() => {
    if (pendingId.current === undefined) return;
    const element = document.getElementById(pendingId.current);
    if (!element) return;
    pendingId.current = undefined;
    element.focus();
  });
  return (id) => {
    pendingId.current = id;
  };
}
