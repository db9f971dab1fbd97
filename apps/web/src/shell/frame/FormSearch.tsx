import { useMessages } from '@tideform/i18n/react';
import { BarSearch } from '../../ui/layout/SearchField.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { frameMessages } from './frame.messages.ts';

/** Search field for forms. Its text is stored in `?search=`, so that a search can be shared as a link. */
export function FormSearch({ className }: { readonly className: string }) {
  const messages = useMessages(frameMessages);
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
      label={messages.searchForms}
      value={query.get('search') ?? ''}
      onChange={(_, data) => search(data.value)}
    />
  );
}
