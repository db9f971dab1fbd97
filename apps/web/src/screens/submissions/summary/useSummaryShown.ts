import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

/** Whether the address asks for what the submissions come to (`tab=summary`), and a way to ask for it. */
export function useSummaryShown(): readonly [boolean, (isShown: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (isShown: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set('tab', 'summary');
        else next.delete('tab');
        return next;
      },
      { replace: true },
    );
  return [search.get('tab') === 'summary', show];
}
