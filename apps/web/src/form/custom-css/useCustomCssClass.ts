import { useEffect, useId } from 'react';

/**
 * Applies a form's CSS and returns the class of the element to which it applies. The parser is loaded on demand; if
 * that fails, the form is shown without its CSS.
 *
 * @param css `undefined` for a form without CSS, which has no such element
 */
export function useCustomCssClass(css: string | undefined): string | undefined {
  const id = useId();
  const name = css === undefined ? undefined : `form-css-${id.replaceAll(/\W/g, '')}`;
  useEffect(() => {
    if (name === undefined || !css?.trim()) return;
    let isOver = false;
    let close: (() => void) | undefined;
    import('./add-style-sheet.ts').then(
      ({ addStyleSheet: openSheet }) => {
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
