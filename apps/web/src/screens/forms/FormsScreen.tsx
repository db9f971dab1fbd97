import { Button, Caption1 } from '@fluentui/react-components';
import { Add20Filled } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useCompare, useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useDownloadState } from '../../data/useDownloadState.ts';
import { useForms } from '../../data/useForms.ts';
import { useRequestSync, useSyncStatus } from '../../data/useSyncStatus.ts';
import { useCanBuild, useTeam } from '../../data/useTeam.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { NotDownloadedYet } from '../../ui/NotDownloadedYet.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { FormCard } from './card/FormCard.tsx';
import { useTagLimit } from './card/useTagLimit.ts';
import { FormsSkeleton } from './FormsSkeleton.tsx';
import { FormFilters } from './filters/FormFilters.tsx';
import { filterForms, getVisibleForms } from './filters/filter-forms.ts';
import { createFilterOptions } from './filters/filter-options.ts';
import { noFilter } from './filters/form-filter.ts';
import { useFormFilter } from './filters/useFormFilter.ts';
import { formsMessages } from './forms.messages.ts';
import { useFormsStyles } from './forms.styles.ts';
import { NoForms } from './NoForms.tsx';

const NewFormDialog = onDemand(async () => (await import('./NewFormDialog.tsx')).NewFormDialog);

/** Screen with a team's forms as cards, to answer, build and review them. */
export function FormsScreen() {
  const messages = useMessages(formsMessages);
  const styles = useFormsStyles();
  const { teamId = '' } = useParams();
  const [filter, changeFilter] = useFormFilter();
  const [isBuilding, setBuilding] = useState(false);
  const team = useTeam(teamId);
  const compare = useCompare();
  const forms = useForms(teamId);
  const { syncing } = useSyncStatus();
  const buildPermission = useCanBuild(team);
  const canBuild = buildPermission === true;
  const arrival = useDownloadState(team);
  const requestSync = useRequestSync();
  const isOnline = useOnline();
  const isMobile = useScreenFormat() === 'mobile';
  const { grid, tagLimit } = useTagLimit();
  const visible = useMemo(() => forms && getVisibleForms(forms, canBuild), [forms, canBuild]);
  const shown = useMemo(() => visible && filterForms(visible, filter), [visible, filter]);
  const options = useMemo(
    () => visible && team && createFilterOptions(visible, team, filter, compare),
    [visible, team, filter, compare],
  );
  if (team === null && !syncing) return <Navigate to="/teams" replace />;

  const isLoading = !team || !forms || !shown || (forms.length === 0 && arrival === 'coming');
  const openNewForm = () => setBuilding(true);
  const missingPermission =
    buildPermission === false ? (team?.driveId ? messages.noPermission : messages.noSetUp) : undefined;
  const refusal = missingPermission ?? (isOnline ? undefined : messages.offline);
  const categories = options?.categories.map(({ id }) => id) ?? [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        actions={<NewFormButton refusal={refusal} onClick={openNewForm} isLarge={isMobile} />}
      />
      {isMobile && (
        <SearchField
          className={styles.search}
          size="large"
          label={messages.search}
          value={filter.search}
          onChange={(_, data) => changeFilter({ search: data.value })}
        />
      )}
      <div className={styles.bar}>
        {!isLoading && options && (
          <div className={styles.filters}>
            <FormFilters filter={filter} options={options} onChange={changeFilter} />
          </div>
        )}
        {!isMobile && !isLoading && (
          <Caption1 className={styles.count}>{messages.count({ forms: shown.length })}</Caption1>
        )}
      </div>
      {isLoading ? (
        <FormsSkeleton />
      ) : shown.length > 0 ? (
        <ul className={styles.grid} aria-label={messages.title} ref={grid}>
          {shown.map((form) => (
            <li key={form.id}>
              <FormCard {...{ form, team, canBuild, isOnline, tagLimit, categories }} />
            </li>
          ))}
        </ul>
      ) : forms.length === 0 && arrival !== 'here' ? (
        <NotDownloadedYet isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />
      ) : (
        <NoForms
          filter={filter}
          canBuild={refusal === undefined}
          {...(missingPermission === messages.noSetUp && { reason: messages.noSetUp })}
          onClear={() => changeFilter(noFilter)}
          onBuild={openNewForm}
        />
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
  const messages = useMessages(formsMessages);
  const { refusal, onClick, isLarge } = props;
  const button = (
    <Button
      appearance="primary"
      icon={<Add20Filled />}
      size={isLarge ? 'large' : 'medium'}
      disabledFocusable={refusal !== undefined}
      onClick={onClick}
    >
      {messages.newForm}
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
