import { type RefObject, useEffect, useState } from 'react';

/** Current page: the last one that starts above the middle of the visible area. */
export function useCurrentPage(scrollArea: RefObject<HTMLElement | null>, count: number) {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const container = scrollArea.current;
    if (!container || count === 0) return;
    const updatePage = () => {
      const middle = container.scrollTop + container.clientHeight / 2;
      setPage(
        Math.max(
          0,
          getPageElements(container).findLastIndex((one) => one.offsetTop < middle),
        ),
      );
    };
    updatePage();
    container.addEventListener('scroll', updatePage, { passive: true });
    return () => container.removeEventListener('scroll', updatePage);
  }, [scrollArea, count]);
  const show = (index: number) => {
    const container = scrollArea.current;
    const top = container && getPageElements(container)[index]?.offsetTop;
    if (typeof top === 'number') container?.scrollTo({ top: top - 24 });
  };
  return { page: Math.min(page, Math.max(0, count - 1)), show };
}

const getPageElements = (container: HTMLElement) =>
  [...container.children].filter((child) => child instanceof HTMLElement);
