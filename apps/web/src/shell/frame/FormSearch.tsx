import { useWords } from '@tideform/words/react';
import { BarSearch } from '../../ui/BarSearch.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { frameWords } from './frame.words.ts';

/** Writes `?search=`, so that a search can be sent to a colleague. */
export function FormSearch({ className }: { readonly className: string }) {
  const words = useWords(frameWords);
  const [query, setQuery] = useSearchParams();
  const search = (text: string) => {
    const next = new URLSearchParams(query);
    if (text) next.set('search', text);
    else next.delete('search');
    setQuery(next, { replace: true });
  };
  return (
    <BarSearch
      className={className}
      appearance="filled-darker"
      label={words.searchForms}
      value={query.get('search') ?? ''}
      onChange={(_, data) => search(data.value)}
    />
  );
}
