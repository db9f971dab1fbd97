import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';

/** Returns whether the URL requests the preview panel (`preview`), and a function that removes the parameter. */
export function usePreviewRequest(): readonly [boolean, () => void] {
  const [search, setSearch] = useSearchParams();
  const clear = () => {
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
  return [search.has('preview'), clear];
}
