import { Button, Caption1, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Add20Filled } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useCompare, useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useForms } from '../../data/forms/useForms.ts';
import { useRequestSync, useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SearchField } from '../../ui/layout/SearchField.tsx';
import { useCardStyles } from './card/card.styles.ts';
import { FormCard } from './card/FormCard.tsx';
import { useTagLimit } from './card/useTagLimit.ts';
import { FormFilters, useFormFilter } from './filters/FormFilters.tsx';
import {
  createFilterOptions,
  type FormFilter,
  filterForms,
  getVisibleForms,
  isFiltering,
  noFilter,
} from './filters/form-filter.ts';
import { formsMessages } from './forms.messages.ts';
import { useFormsStyles } from './forms.styles.ts';

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

/** Placeholder cards while the forms are loading. */
function FormsSkeleton() {
  const messages = useMessages(formsMessages);
  const styles = useFormsStyles();
  const { card } = useCardStyles();
  return (
    <Skeleton aria-label={messages.loading} className={styles.grid}>
      {[0, 1, 2, 3, 4, 5].map((bone) => (
        <div key={bone} className={card}>
          <SkeletonItem shape="square" size={40} />
          <SkeletonItem size={20} className={styles.title} />
          <SkeletonItem size={12} className={styles.line} />
          <div className={styles.tagBones}>
            <SkeletonItem size={20} className={styles.tagBone} />
            <SkeletonItem size={20} className={styles.tagBone} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

/** Empty state of the forms list: nothing matches the filter, or the team has no forms yet. */
function NoForms(props: {
  readonly filter: FormFilter;
  readonly canBuild: boolean;
  /** Text for users who can't build forms: what has to be done first, if anything. */
  readonly reason?: string;
  readonly onClear: () => void;
  readonly onBuild: () => void;
}) {
  const messages = useMessages(formsMessages);
  const { filter, canBuild, onClear, onBuild } = props;
  const isFiltered = isFiltering(filter);
  if (isFiltered || filter.search !== '') {
    return (
      <EmptyState
        title={messages.noForms}
        text={isFiltered ? messages.noFormsFilter : messages.noFormsSearch({ search: filter.search })}
        action={<Button onClick={onClear}>{isFiltered ? messages.clearFilters : messages.clearSearch}</Button>}
      />
    );
  }
  if (!canBuild) return <EmptyState title={messages.noForms} text={props.reason ?? messages.noFormsResponder} />;
  return (
    <EmptyState
      title={messages.noForms}
      text={messages.noFormsBuilder}
      action={<Button onClick={onBuild}>{messages.newForm}</Button>}
    />
  );
}
