import { useEffect, useId } from 'react';

/**
 * Applies the styles of a form to what lies in the element with the class that it answers. Their parser is loaded for
 * forms that have some. Where it does not come, the form is there without them.
 *
 * @param css `undefined`: a form without styles of its own, which has no such element
 */
export function useOwnStyles(css: string | undefined): string | undefined {
  const id = useId();
  const name = css === undefined ? undefined : `form-css-${id.replaceAll(/\W/g, '')}`;
  useEffect(() => {
    if (name === undefined || !css?.trim()) return;
    let isOver = false;
    let close: (() => void) | undefined;
    import('./open-sheet.ts').then(
      ({ openSheet }) => {
        if (!isOver) close = openSheet(css, name);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      close?.();
    };
  }, [css, name]);
  return name;
}
