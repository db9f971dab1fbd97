import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

/** Whether the address asks to see its row beside the table (`preview`), and a way to stop asking. */
export function usePreviewAsked(): readonly [boolean, () => void] {
  const [search, setSearch] = useSearchParams();
  const stop = () => {
    if (!search.has('preview')) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('preview');
        return next;
      },
      { replace: true },
    );
  };
  return [search.has('preview'), stop];
}
