import { Field, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { useForms } from '../../../data/forms/useForms.ts';
import {
  type SourceLocation,
  type SourceLocationLoader,
  useSourceLocations,
} from '../../../data/sources/useSourceLocations.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { SearchField } from '../../../ui/layout/SearchField.tsx';
import { type Loaded, useLoaded } from '../../../ui/loading/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { FilePicker } from './FilePicker.tsx';
import { type ChoosableType, type ConfigDraft, getFileConfig } from './source-draft.ts';

interface ConfigFieldsProps {
  readonly teamId: string;
  readonly type: ChoosableType;
  readonly config: ConfigDraft;
  readonly onChange: (config: ConfigDraft) => void;
}

/** Fields for the location of the rows. Each choice determines the options of the next field. */
export function ConfigFields(props: ConfigFieldsProps) {
  const { teamId, type, config, onChange } = props;
  const places = useSourceLocations(teamId);
  if (type === 'form-submissions') return <FormField {...props} places={places} />;
  return (
    <>
      <SitePicker places={places} value={config.siteId} onChoose={(siteId) => onChange({ siteId })} />
      {type === 'sharepoint-list' ? (
        <ListField {...props} places={places} />
      ) : (
        <FileFields {...props} places={places} />
      )}
    </>
  );
}

type LocationProps = ConfigFieldsProps & { readonly places: SourceLocationLoader };

function ListField({ config, places, onChange }: LocationProps) {
  const messages = useMessages(editorMessages);
  const { siteId = '', listId } = config;
  const loaded = useLoaded(siteId === '' ? undefined : siteId, () => places.loadLists(siteId));
  return (
    <LocationSelect
      label={messages.list}
      value={listId}
      loaded={loaded}
      isParentMissing={siteId === ''}
      onChoose={(chosen) => onChange({ siteId, listId: chosen })}
    />
  );
}

function FileFields({ type, config, places, onChange }: LocationProps) {
  const messages = useMessages(editorMessages);
  const { siteId = '', driveId = '', path = '', tableId } = config;
  const drives = useLoaded(siteId === '' ? undefined : siteId, () => places.loadDrives(siteId));
  const isWorkbook = type === 'excel-online';
  const tables = useLoaded(isWorkbook && path !== '' ? `${driveId} ${path}` : undefined, () =>
    places.loadTables(driveId, path),
  );
  return (
    <>
      <LocationSelect
        label={messages.drive}
        value={driveId}
        loaded={drives}
        isParentMissing={siteId === ''}
        onChoose={(chosen) => onChange({ siteId, driveId: chosen })}
      />
      {driveId !== '' && (
        <FilePicker
          key={driveId}
          {...{ places, type, driveId, path }}
          onChoose={(chosen) => onChange({ siteId, driveId, ...getFileConfig(type, chosen) })}
        />
      )}
      {isWorkbook && (
        <LocationSelect
          label={messages.table}
          value={tableId}
          loaded={tables}
          isParentMissing={path === ''}
          onChoose={(chosen) => onChange({ siteId, driveId, path, tableId: chosen })}
        />
      )}
    </>
  );
}

/** Field to choose a form; submissions are stored in the team's own library. */
function FormField({ teamId, config, places, onChange }: LocationProps) {
  const messages = useMessages(editorMessages);
  const driveId = useTeam(teamId)?.driveId ?? '';
  const forms = useForms(teamId)?.filter(({ published }) => published !== undefined);
  const library = useLoaded(driveId === '' ? undefined : driveId, async () => {
    const [site, listId] = await Promise.all([places.loadTeamSite(), places.findSubmissionsListId(driveId)]);
    return { siteId: site.id, listId };
  });
  const value = forms?.map(({ id, title }) => ({ id, name: title }));
  return (
    <LocationSelect
      label={messages.form}
      value={config.formId}
      loaded={{ value, cause: library.cause, retry: library.retry }}
      isParentMissing={library.value === undefined}
      onChoose={(formId) => onChange({ ...library.value, formId })}
    />
  );
}

/** Select with options that are loaded on demand. Until then only the selected value is shown. */
function LocationSelect(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly loaded: Loaded<readonly SourceLocation[]>;
  /** Whether the parent location, on which the options depend, isn't chosen yet. */
  readonly isParentMissing?: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const failures = useMessages(failureMessages);
  const { label, value = '', loaded, isParentMissing = false, onChoose } = props;
  const { value: locations, cause } = loaded;
  const isKnown = locations?.some(({ id }) => id === value) === true;
  const first =
    isParentMissing || locations?.length
      ? messages.choose
      : locations || cause !== undefined
        ? messages.none
        : messages.comes;
  return (
    <Field label={label} required {...(cause !== undefined && { validationMessage: formatCause(cause, failures) })}>
      <Select value={value} disabled={isParentMissing} onChange={(_, chosen) => onChoose(chosen.value)}>
        <option value="">{first}</option>
        {value !== '' && !isKnown && <option value={value}>{value}</option>}
        {locations?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const DEBOUNCE_MS = 1000;

/** Select with the team's own site, the selected site and search results. */
function SitePicker(props: {
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
