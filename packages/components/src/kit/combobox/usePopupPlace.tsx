import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 4;
const MOST_HEIGHT = 320;
/** No form is wider: a box can be, by what its author's styles say of it. */
const MOST_WIDTH = 800;
const LEAST_ROOM = 180;

/**
 * Where what opens below a box is drawn: over everything, so that no table and no dialog cuts it off; above the box where there
 * is more room.
 */
export function usePopupPlace(
  box: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isOpen) return;
    popup.current?.showPopover?.();
    const put = () => {
      if (box.current) setPlace(placeOf(box.current.getBoundingClientRect(), viewHeight()));
    };
    put();
    // A dialog that has just been opened is still growing, and has no event for its end.
    for (const { finished } of document.getAnimations?.() ?? []) void finished.then(put, () => undefined);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    window.visualViewport?.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
      window.visualViewport?.removeEventListener('resize', put);
    };
  }, [box, popup, isOpen]);
  return place;
}

/** What a phone's keyboard leaves. */
const viewHeight = () => window.visualViewport?.height ?? window.innerHeight;

function placeOf({ top, bottom, left, width }: DOMRect, height: number): CSSProperties {
  const below = height - bottom - GAP;
  const above = top - GAP;
  const isBelow = below >= LEAST_ROOM || below >= above;
  const maxHeight = Math.max(0, Math.min(MOST_HEIGHT, (isBelow ? below : above) - GAP));
  const across = { left, width: Math.min(width, MOST_WIDTH), maxHeight };
  return isBelow
    ? { ...across, top: bottom + GAP, bottom: 'auto' }
    : { ...across, top: 'auto', bottom: window.innerHeight - top + GAP };
}
