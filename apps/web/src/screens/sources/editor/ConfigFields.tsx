import { useMessages } from '@tideform/i18n/react';
import { type SourceLocationLoader, useSourceLocations } from '../../../data/sources/useSourceLocations.ts';
import { useForms } from '../../../data/useForms.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { FilePicker } from './FilePicker.tsx';
import { LocationSelect } from './LocationSelect.tsx';
import { SitePicker } from './SitePicker.tsx';
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
