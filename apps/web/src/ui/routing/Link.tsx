import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the app. */
  readonly to: string;
  /** What the place is told. */
  readonly state?: unknown;
}

/**
 * A link within the app: a press goes on without loading a page, and with a key held does what the browser does. The
 * router's own brings what preloads pages of a server along, 4 kB of every screen.
 */
export function Link({ to, state, onClick, ...rest }: Props) {
  const href = useHref(to);
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace: here === there });
  };
  return <a {...rest} href={href} onClick={go} />;
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
