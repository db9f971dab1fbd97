import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { getDay, getTimeRange } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { useLocalChoices } from '../../data/sources/useLocalChoices.ts';
import { useReviewedSubmissions } from '../../data/submissions/useReviewedSubmissions.ts';
import { useMayDelete, useMayEdit } from '../../data/submissions/useSubmissionRights.ts';
import { useReceiptsRevision } from '../../data/submissions/useTeamSubmissions.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { type DayRange, formatDateRange, parseDateRange, parseRangeDates, type RangeDates } from './date-range.ts';
import { useRepairPartitions } from './reading/useRepairPartitions.ts';
import { type Submissions, useSubmissions, useUndeletedItems } from './reading/useSubmissions.ts';
import type { RowActions } from './row-actions.ts';
import { SubmissionsHeader, TableSkeleton } from './SubmissionsFrame.tsx';
import { submissionsMessages } from './submissions.messages.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { useAnswerColumns, useFormerColumns } from './useAnswerColumns.ts';
import { useSubmissionPdf } from './useSubmissionPdf.ts';

/** Loads the table's code in parallel with the submissions. */
const SubmissionsTableOnDemand = onDemand(
  async () => (await import('./submissions-table/SubmissionsTable.tsx')).SubmissionsTable,
);
const NoRows = onDemand(async () => (await import('./NoRows.tsx')).NoRows);
const ReviewFailure = onDemand(async () => (await import('./review/ReviewFailure.tsx')).ReviewFailure);
const PdfFailure = onDemand(async () => (await import('./PdfFailure.tsx')).PdfFailure);
const RerunManyForm = onDemand(async () => (await import('./workflows/RerunManyForm.tsx')).RerunManyForm);
const RerunDialog = onDemand(async () => (await import('./workflows/RerunDialog.tsx')).RerunDialog);

/** Screen with the submissions to a form, read from the team's library. */
export function SubmissionsScreen() {
  const messages = useMessages(submissionsMessages);
  const styles = useSubmissionsStyles();
  const { teamId = '', formId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const isOnline = useOnline();
  const arrival = useDownloadState(team);
  const sentMark = useReceiptsRevision(teamId);
  const mayEdit = useMayEdit(form);
  const mayDelete = useMayDelete(teamId);
  const mayBuild = useCanBuild(team) === true;
  const dates = parseRangeDates(search.get('dateOf'));
  const range = parseDateRange(search.get('dateRange'), getDay(new Date()));
  const isLibraryPending = team === undefined || (!team?.driveId && arrival === 'coming') || sentMark === undefined;
  const currentId = search.get('selectedRow');
  const readResult = useSubmissions(teamId, formId, {
    ...getTimeRange(range),
    by: dates,
    isLibraryPending,
    sentMark,
    currentId,
  });
  const reviewed = useReviewedSubmissions(form, useUndeletedItems(teamId, readResult.items));
  const submissions: Submissions = { ...readResult, items: reviewed.items };
  const refreshAll = () => {
    submissions.refresh();
    reviewed.reload();
  };
  useRepairPartitions({ teamId, formId }, search.has('migratePartitions') && !isLibraryPending, () => {
    setSearch((now) => deleteParameter(now, 'migratePartitions'), { replace: true });
    submissions.refresh();
  });
  const pdf = useSubmissionPdf(team);
  const schema = form?.published?.schema ?? form?.draft?.schema;
  // A form's config is loaded before its definition. Until then the questions are unknown, which differs from a form
  // without questions.
  const isFormComing = form === undefined || (schema === undefined && arrival === 'coming');
  const lists = useLocalChoices(teamId);
  const current = useAnswerColumns(isFormComing ? 'coming' : schema, lists, SubmissionsTableOnDemand.load);
  const former = useFormerColumns(form, readResult.items, lists);
  const columns = useMemo(() => current && [...current, ...former], [current, former]);
  const SubmissionsTable = SubmissionsTableOnDemand.getLoaded();

  const open = (responseId: string, mode: string) => {
    // Records the row in the URL first, so that going back restores the same range and row.
    setSearch((now) => setSelectedRow(now, responseId), { replace: true });
    void navigate(`/teams/${teamId}/forms/${formId}/response/${responseId}?${mode}selectedRow=${responseId}`, {
      state: inAppLinkState,
    });
  };
  const [rerunning, setRerunning] = useState<SubmissionItem | readonly SubmissionItem[]>();
  const closeRerun = () => setRerunning(undefined);
  const actions: RowActions = {
    open: ({ responseId }) => open(responseId, ''),
    mayEdit: ({ anonymous, createdById }) => mayEdit(anonymous ? undefined : createdById),
    edit: ({ responseId }) => open(responseId, 'editMode=true&'),
    rerun: setRerunning,
    downloadPdf: pdf.download,
    busyId: pdf.busyId,
  };
  const count = useCount(submissions);
  const { items, state } = submissions;
  const setRange = (next: Pick<DayRange, 'name' | 'firstDay' | 'lastDay'>) =>
    setSearch((now) => setDateRange(now, formatDateRange(next)), { replace: true });
  const showAllTime = range.name === 'all-time' ? undefined : () => setRange({ ...range, name: 'all-time' });
  const placeholder = usePlaceholder(submissions, isOnline, showAllTime);
  const setDates = (next: RangeDates) => setSearch((now) => setRangeDates(now, next), { replace: true });
  const picker = <DateRangePicker range={range} onChange={setRange} dates={dates} onDates={setDates} />;
  const mayRefresh = state !== 'loading' && isOnline;
  const refresh = (
    <Button
      appearance="subtle"
      icon={<ArrowClockwiseRegular />}
      disabled={!mayRefresh}
      aria-label={messages.refresh}
      title={messages.refresh}
      onClick={refreshAll}
    />
  );

  return (
    <div className={styles.screen}>
      <SubmissionsHeader
        teamId={teamId}
        formId={formId}
        title={form?.title ?? ''}
        icon={form?.icon}
        count={count}
        canRespond={form?.published !== undefined}
      />
      {pdf.hasFailed && <PdfFailure />}
      {reviewed.cause !== undefined && <ReviewFailure cause={reviewed.cause} />}
      {SubmissionsTable === undefined || columns === undefined ? (
        <>
          <div className={styles.toolbar}>
            {picker}
            <span className={styles.grow} />
            {refresh}
          </div>
          {placeholder ?? <TableSkeleton />}
        </>
      ) : (
        <SubmissionsTable
          teamId={teamId}
          team={team}
          form={form ?? { id: formId, title: '' }}
          mayBuild={mayBuild}
          items={items}
          answers={columns}
          currentId={currentId}
          actions={actions}
          isOnline={isOnline}
          onReviewed={reviewed.updateReview}
          reviews={reviewed.loadState}
          onRerun={setRerunning}
          mayDelete={({ anonymous, createdById }) => mayDelete(anonymous ? undefined : createdById, form)}
          more={submissions.hasMore ? submissions : undefined}
          onAllTime={showAllTime}
          placeholder={placeholder}
          start={picker}
          end={refresh}
          onRefresh={mayRefresh ? refreshAll : undefined}
        />
      )}
      <LoadMore submissions={submissions} />
      {rerunning &&
        ('responseId' in rerunning ? (
          <RerunDialog item={rerunning} onClose={closeRerun} />
        ) : (
          <RerunManyForm teamId={teamId} formId={formId} items={rerunning} onClose={closeRerun} />
        ))}
    </div>
  );
}

function useCount({ state, items, hasMore }: Submissions): string {
  const messages = useMessages(submissionsMessages);
  const { loading } = useMessages(uiMessages);
  if (state === 'failed') return '';
  if (state !== 'ready') return loading;
  return hasMore ? messages.countSoFar({ count: items.length }) : messages.count({ count: items.length });
}

/** Returns what to show in place of the rows; `undefined` if there are rows. */
function usePlaceholder(
  { items, state, error, refresh }: Submissions,
  isOnline: boolean,
  onAllTime: (() => void) | undefined,
): ReactNode {
  if (state === 'loading') return <TableSkeleton />;
  if (state === 'failed') return <NoRows failure={{ cause: error, isOnline, onRetry: refresh }} />;
  return items.length === 0 ? <NoRows onAllTime={onAllTime} /> : undefined;
}

function LoadMore({ submissions }: { readonly submissions: Submissions }) {
  const messages = useMessages(submissionsMessages);
  const { loading } = useMessages(uiMessages);
  const styles = useSubmissionsStyles();
  const { state, hasMore, isLoadingMore, hasMoreFailed, loadMore } = submissions;
  if (state !== 'ready' || !hasMore) return null;
  return (
    <div className={styles.foot}>
      {hasMoreFailed && <span role="alert">{messages.moreFailed}</span>}
      <Button disabledFocusable={isLoadingMore} onClick={loadMore}>
        {isLoadingMore ? loading : messages.loadMore}
      </Button>
    </div>
  );
}

function setSelectedRow(now: URLSearchParams, responseId: string): URLSearchParams {
  const next = new URLSearchParams(now);
  next.set('selectedRow', responseId);
  return next;
}

function deleteParameter(now: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete(name);
  return next;
}

/** Sets the date range in the query. Clears `selectedRow`, because the new range has other rows. */
function setDateRange(now: URLSearchParams, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('selectedRow');
  if (value) next.set('dateRange', value);
  else next.delete('dateRange');
  return next;
}

function setRangeDates(now: URLSearchParams, dates: RangeDates): URLSearchParams {
  const next = deleteParameter(now, 'selectedRow');
  if (dates === 'submitted') next.delete('dateOf');
  else next.set('dateOf', dates);
  return next;
}
