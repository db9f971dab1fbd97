import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

/** Returns whether the URL requests the summary (`tab=summary`), and a function to show or hide it. */
export function useSummaryTab(): readonly [boolean, (isShown: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setShown = (isShown: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set('tab', 'summary');
        else next.delete('tab');
        return next;
      },
      { replace: true },
    );
  return [search.get('tab') === 'summary', setShown];
}
