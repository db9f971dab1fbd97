import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const GAP_PX = 4;
const MAX_HEIGHT_PX = 320;
/** Maximum popup width in pixels. An input may be wider because of the author's styles. */
const MAX_WIDTH_PX = 800;
const MIN_SPACE_PX = 180;

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
      if (box.current) setPlace(computePosition(box.current.getBoundingClientRect(), getViewportHeight()));
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
const getViewportHeight = () => window.visualViewport?.height ?? window.innerHeight;

function computePosition({ top, bottom, left, width }: DOMRect, height: number): CSSProperties {
  const below = height - bottom - GAP_PX;
  const above = top - GAP_PX;
  const isBelow = below >= MIN_SPACE_PX || below >= above;
  const maxHeight = Math.max(0, Math.min(MAX_HEIGHT_PX, (isBelow ? below : above) - GAP_PX));
  const across = { left, width: Math.min(width, MAX_WIDTH_PX), maxHeight };
  return isBelow
    ? { ...across, top: bottom + GAP_PX, bottom: 'auto' }
    : { ...across, top: 'auto', bottom: window.innerHeight - top + GAP_PX };
}
