import { Button, Caption1, SearchBox, Tooltip } from '@fluentui/react-components';
import { Add20Filled } from '@fluentui/react-icons';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useForms } from '../../data/useForms.ts';
import { useOnline } from '../../data/useOnline.ts';
import { useSyncStatus } from '../../data/useSyncStatus.ts';
import { useCanBuildForms, useTeam } from '../../data/useTeam.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { FormBones } from './FormBones.tsx';
import { FormCard } from './FormCard.tsx';
import { filterForms } from './filter-forms.ts';
import { useFormsStyles } from './forms.styles.ts';
import { words } from './forms.words.ts';
import { NewFormDialog } from './NewFormDialog.tsx';

/** A team's forms as cards; the way into filling, building and reviewing. */
export function FormsScreen() {
  const styles = useFormsStyles();
  const { teamId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [isBuilding, setBuilding] = useState(false);
  const team = useTeam(teamId);
  const forms = useForms(teamId);
  const { syncing } = useSyncStatus();
  const canBuild = useCanBuildForms(team);
  const isOnline = useOnline();
  const isMobile = useScreenFormat() === 'mobile';
  if (team === null && !syncing) return <Navigate to="/teams" replace />;

  const search = query.get('search') ?? '';
  const shown = forms && filterForms(forms, { search, canBuild });
  const isLoading = !team || !shown || (forms.length === 0 && syncing && team.driveId !== undefined);
  const setSearch = (text: string) => setQuery(text ? { search: text } : {}, { replace: true });
  const build = () => setBuilding(true);
  const refusal = canBuild || !team?.driveId ? (isOnline ? undefined : words.offline) : words.noPermission;
  const newForm = <NewFormButton refusal={refusal} onClick={build} isLarge={isMobile} />;
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} actions={newForm} />
      <div className={styles.bar}>
        {isMobile && (
          <SearchBox
            className={styles.search}
            size="large"
            placeholder={words.search}
            aria-label={words.search}
            value={search}
            onChange={(_, data) => setSearch(data.value)}
          />
        )}
        {!isMobile && !isLoading && shown.length > 0 && (
          <Caption1 className={styles.count}>{words.count(shown.length)}</Caption1>
        )}
      </div>
      {isLoading ? (
        <FormBones />
      ) : shown.length > 0 ? (
        <ul className={styles.grid} aria-label={words.title}>
          {shown.map((form) => (
            <li key={form.id}>
              <FormCard form={form} team={team} canBuild={canBuild} isOnline={isOnline} />
            </li>
          ))}
        </ul>
      ) : (
        <NoForms search={search} canBuild={refusal === undefined} onClear={() => setSearch('')} onBuild={build} />
      )}
      {isBuilding && <NewFormDialog teamId={teamId} onClose={() => setBuilding(false)} />}
    </div>
  );
}

function NewFormButton(props: {
  readonly refusal: string | undefined;
  readonly onClick: () => void;
  readonly isLarge: boolean;
}) {
  const { refusal, onClick, isLarge } = props;
  const button = (
    <Button
      appearance="primary"
      icon={<Add20Filled />}
      size={isLarge ? 'large' : 'medium'}
      disabledFocusable={refusal !== undefined}
      onClick={onClick}
    >
      {words.newForm}
    </Button>
  );
  return refusal === undefined ? (
    button
  ) : (
    <Tooltip content={refusal} relationship="description">
      {button}
    </Tooltip>
  );
}

function NoForms(props: {
  readonly search: string;
  readonly canBuild: boolean;
  readonly onClear: () => void;
  readonly onBuild: () => void;
}) {
  if (props.search !== '') {
    return (
      <EmptyState
        title={words.noForms}
        text={words.noFormsSearch(props.search)}
        action={<Button onClick={props.onClear}>{words.clearSearch}</Button>}
      />
    );
  }
  if (!props.canBuild) return <EmptyState title={words.noForms} text={words.noFormsResponder} />;
  return (
    <EmptyState
      title={words.noForms}
      text={words.noFormsBuilder}
      action={<Button onClick={props.onBuild}>{words.newForm}</Button>}
    />
  );
}
