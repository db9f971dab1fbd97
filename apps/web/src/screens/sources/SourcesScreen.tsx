import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddFilled } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type ListedSource, useDataSources, useSourceCommands } from '../../data/sources/useDataSources.ts';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SpreadsheetDrawing } from '../../ui/drawings/SpreadsheetDrawing.tsx';
import { Hint } from '../../ui/hint/Hint.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SearchField } from '../../ui/layout/SearchField.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { SourceTable } from './SourceTable.tsx';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

const SourceDialog = onDemand(async () => (await import('./editor/SourceDialog.tsx')).SourceDialog);

/** Screen with the data sources of a team; all members can see them, builders can edit them. */
export function SourcesScreen() {
  const messages = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const { teamId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const sources = useDataSources(teamId);
  const team = useTeam(teamId);
  const mayBuild = useCanBuild(team);
  const arrival = useDownloadState(team);
  const requestSync = useRequestSync();
  const isOnline = useOnline();
  const [edited, setEdited] = useState<ListedSource | 'new'>();
  const [removed, setRemoved] = useState<ListedSource>();
  const shown = sources && filterSources(sources, search);
  const refusal = mayBuild === false ? messages.noPermission : isOnline ? undefined : messages.offline;
  const setSearch = (text: string) => setQuery(text ? new URLSearchParams({ search: text }) : {}, { replace: true });
  const retry = () => requestSync({ teamId });
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={messages.title}
        actions={
          <div className={styles.actions}>
            <SearchField
              className={styles.search}
              label={messages.search}
              value={search}
              onChange={(_, { value }) => setSearch(value)}
            />
            <AddButton refusal={refusal} onClick={() => setEdited('new')} />
          </div>
        }
      />
      {!sources || !shown || (sources.length === 0 && arrival === 'coming') ? (
        <SourcesSkeleton />
      ) : sources.length === 0 && arrival !== 'here' ? (
        <NotDownloadedYet isOnline={arrival !== 'offline'} onTryAgain={retry} />
      ) : sources.length === 0 ? (
        <EmptyState
          art={SpreadsheetDrawing}
          title={messages.empty.title}
          text={mayBuild === false ? `${messages.empty.text} ${messages.empty.askBuilder}` : messages.empty.text}
          action={refusal === undefined && <Button onClick={() => setEdited('new')}>{messages.add}</Button>}
        />
      ) : shown.length === 0 ? (
        <EmptyState
          title={messages.nothingFound}
          text={messages.empty.filtered}
          action={<Button onClick={() => setSearch('')}>{messages.clear}</Button>}
        />
      ) : (
        <SourceTable sources={shown} refusal={refusal} onEdit={setEdited} onDelete={setRemoved} onRetry={retry} />
      )}
      {edited && (
        <SourceDialog
          teamId={teamId}
          {...(edited !== 'new' && { source: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <DeleteSourceDialog teamId={teamId} source={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}

function AddButton(props: { readonly refusal: string | undefined; readonly onClick: () => void }) {
  const messages = useMessages(sourcesMessages);
  const { refusal, onClick } = props;
  const button = (
    <Button appearance="primary" icon={<AddFilled />} disabledFocusable={refusal !== undefined} onClick={onClick}>
      {messages.add}
    </Button>
  );
  return refusal === undefined ? (
    button
  ) : (
    <Hint content={refusal} relationship="description">
      {button}
    </Hint>
  );
}

/** Dialog to delete a data source. It lists the forms that use it. */
function DeleteSourceDialog(props: {
  readonly teamId: string;
  readonly source: ListedSource;
  readonly onClose: () => void;
}) {
  const { remove: messages } = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const { teamId, source, onClose } = props;
  const commands = useSourceCommands(teamId);
  const { usedBy } = source;
  return (
    <ConfirmDialog
      isDanger
      title={messages.title({ title: source.title })}
      confirm={messages.confirm}
      onConfirm={() => commands.remove(source.sourceId)}
      onClose={onClose}
    >
      {usedBy.length === 0 ? messages.unused : messages.used}
      {usedBy.length > 0 && (
        <ul className={styles.forms}>
          {usedBy.map(({ id, title, isPublished }) => (
            <li key={id}>
              <bdi>{isPublished ? title : messages.draft({ title })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

/** Placeholder while the data sources are loading. */
function SourcesSkeleton() {
  const { loading } = useMessages(uiMessages);
  const styles = useSourcesStyles();
  return (
    <Skeleton aria-label={loading} className={styles.card}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.cell}>
          <SkeletonItem size={32} />
        </div>
      ))}
    </Skeleton>
  );
}

/** Returns the data sources whose ID or title contains the search text. */
function filterSources<Source extends { readonly sourceId: string; readonly title: string }>(
  sources: readonly Source[],
  search: string,
): readonly Source[] {
  const wanted = search.trim().toLowerCase();
  return wanted === ''
    ? sources
    : sources.filter(({ sourceId, title }) => [sourceId, title].some((text) => text.toLowerCase().includes(wanted)));
}
