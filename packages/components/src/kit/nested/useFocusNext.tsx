import { useEffect, useRef } from 'react';

/**
 * Returns a function that focuses the element with a given DOM ID after the next render, for example a row that was
 * added.
 */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
