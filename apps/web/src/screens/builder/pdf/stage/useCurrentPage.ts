import { type RefObject, useEffect, useState } from 'react';

/** The page that is looked at: the last one that begins above the middle of what is seen. */
export function useCurrentPage(place: RefObject<HTMLElement | null>, count: number) {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const holder = place.current;
    if (!holder || count === 0) return;
    const look = () => {
      const middle = holder.scrollTop + holder.clientHeight / 2;
      setPage(
        Math.max(
          0,
          pagesIn(holder).findLastIndex((one) => one.offsetTop < middle),
        ),
      );
    };
    look();
    holder.addEventListener('scroll', look, { passive: true });
    return () => holder.removeEventListener('scroll', look);
  }, [place, count]);
  const show = (index: number) => {
    const holder = place.current;
    const top = holder && pagesIn(holder)[index]?.offsetTop;
    if (typeof top === 'number') holder?.scrollTo({ top: top - 24 });
  };
  return { page: Math.min(page, Math.max(0, count - 1)), show };
}

const pagesIn = (holder: HTMLElement) => [...holder.children].filter((child) => child instanceof HTMLElement);
