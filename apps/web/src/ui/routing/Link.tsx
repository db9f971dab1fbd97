import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Path within the app. */
  readonly to: string;
  /** Navigation state. */
  readonly state?: unknown;
}

/**
 * Link within the app. A click navigates without loading a page; with a modifier key, the browser handles the click.
 * The router's own component isn't used, because it includes code for preloading server pages, 4 kB on every screen.
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const currentPath = createPath(useLocation());
  const targetPath = createPath(useResolvedPath(to));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isUnmodifiedLeftClick(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace: currentPath === targetPath });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

const isUnmodifiedLeftClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
