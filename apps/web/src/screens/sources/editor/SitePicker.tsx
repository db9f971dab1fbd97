import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import type { SourcePlaces } from '../../../data/sources/useSourcePlaces.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { PlaceSelect } from './PlaceSelect.tsx';

const SEARCH_REST_MS = 1000;

/** The team's own site, the one that is chosen, and those that are searched for. */
export function SitePicker(props: {
  readonly places: SourcePlaces;
  readonly value: string | undefined;
  readonly onChoose: (siteId: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const { places, value, onChoose } = props;
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search.trim()), SEARCH_REST_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const loaded = useLoaded(`sites ${asked} ${value ?? ''}`, async () => {
    const [own, chosen, found] = await Promise.all([
      places.teamSite(),
      value ? places.site(value).catch(() => undefined) : undefined,
      asked === '' ? [] : places.sites(asked),
    ]);
    const all = [own, ...(chosen ? [chosen] : []), ...found];
    return [...new Map(all.map((site) => [site.id, site])).values()];
  });
  return (
    <>
      <PlaceSelect label={messages.site} value={value} loaded={loaded} onChoose={onChoose} />
      <SearchField label={messages.searchSites} value={search} onChange={(_, next) => setSearch(next.value)} />
    </>
  );
}
