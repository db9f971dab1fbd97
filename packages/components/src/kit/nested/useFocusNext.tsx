import { useEffect, useRef } from 'react';

/** Focuses the element of a DOM id once it has been drawn: what an edit adds, or what is left. */
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
