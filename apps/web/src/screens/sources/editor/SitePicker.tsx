import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import type { SourceLocationLoader } from '../../../data/sources/useSourceLocations.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { LocationSelect } from './LocationSelect.tsx';

const DEBOUNCE_MS = 1000;

/** Select with the team's own site, the selected site and search results. */
export function SitePicker(props: {
  readonly places: SourceLocationLoader;
  readonly value: string | undefined;
  readonly onChoose: (siteId: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const { places, value, onChoose } = props;
  const [search, setSearch] = useState('');
  const [searchQuery, setSearchQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchQuery(search.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const loaded = useLoaded(`sites ${searchQuery} ${value ?? ''}`, async () => {
    const [teamSite, chosen, matchingSites] = await Promise.all([
      places.loadTeamSite(),
      value ? places.loadSite(value).catch(() => undefined) : undefined,
      searchQuery === '' ? [] : places.searchSites(searchQuery),
    ]);
    const all = [teamSite, ...(chosen ? [chosen] : []), ...matchingSites];
    return [...new Map(all.map((site) => [site.id, site])).values()];
  });
  return (
    <>
      <LocationSelect label={messages.site} value={value} loaded={loaded} onChoose={onChoose} />
      <SearchField label={messages.searchSites} value={search} onChange={(_, next) => setSearch(next.value)} />
    </>
  );
}
