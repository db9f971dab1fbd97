import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 4;
const MAX_HEIGHT = 320;
/** Maximum popup width in pixels. An input may be wider because of the author's styles. */
const MAX_WIDTH = 800;
const MIN_SPACE = 180;

/**
 * Returns the position of a popup in the top layer, so that tables and dialogs don't clip it: below its input, or above
 * if there is more space.
 */
export function usePopupPosition(
  box: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
): CSSProperties {
  const [popupPosition, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isOpen) return;
    popup.current?.showPopover?.();
    const updatePosition = () => {
      if (box.current) setPlace(computePosition(box.current.getBoundingClientRect(), viewHeight()));
    };
    updatePosition();
    // A dialog that has just opened is still animating, and no event reports the end of the animation.
    for (const { finished } of document.getAnimations?.() ?? []) void finished.then(updatePosition, () => undefined);
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    window.addEventListener('resize', updatePosition);
    window.visualViewport?.addEventListener('resize', updatePosition);
    return () => {
      window.removeEventListener('scroll', updatePosition, { capture: true });
      window.removeEventListener('resize', updatePosition);
      window.visualViewport?.removeEventListener('resize', updatePosition);
    };
  }, [box, popup, isOpen]);
  return popupPosition;
}

/** Height of the viewport without a phone's on-screen keyboard. */
const viewHeight = () => window.visualViewport?.height ?? window.innerHeight;

function computePosition({ top, bottom, left, width }: DOMRect, height: number): CSSProperties {
  const below = height - bottom - GAP;
  const above = top - GAP;
  const isBelow = below >= MIN_SPACE || below >= above;
  const maxHeight = Math.max(0, Math.min(MAX_HEIGHT, (isBelow ? below : above) - GAP));
  const across = { left, width: Math.min(width, MAX_WIDTH), maxHeight };
  return isBelow
    ? { ...across, top: bottom + GAP, bottom: 'auto' }
    : { ...across, top: 'auto', bottom: window.innerHeight - top + GAP };
}
