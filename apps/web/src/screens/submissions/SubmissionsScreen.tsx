import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowRepeatAllRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useArrival } from '../../data/useArrival.ts';
import { useForm } from '../../data/useForm.ts';
import { useMayEdit } from '../../data/useMayEdit.ts';
import { useSentMark } from '../../data/useSentMark.ts';
import { useTeam } from '../../data/useTeam.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { dayOf, instantsOf, readDateRange, writeDateRange } from './date-range.ts';
import type { RowActions } from './row-actions.ts';
import { SubmissionsHeader } from './SubmissionsHeader.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { submissionsWords } from './submissions.words.ts';
import { useAnswerColumns } from './useAnswerColumns.ts';
import { useSubmissionPdf } from './useSubmissionPdf.ts';
import { type Submissions, useSubmissions } from './useSubmissions.ts';

const NoRows = onDemand(async () => (await import('./NoRows.tsx')).NoRows);
const PdfFailure = onDemand(async () => (await import('./PdfFailure.tsx')).PdfFailure);
/** A phone has it instead of the table. */
const SubmissionsList = onDemand(async () => (await import('./SubmissionsList.tsx')).SubmissionsList);
const RerunManyForm = onDemand(async () => (await import('./workflows/RerunManyForm.tsx')).RerunManyForm);
const RerunDialog = onDemand(async () => (await import('./workflows/RerunDialog.tsx')).RerunDialog);

/** The answers that came in, read from the team's library. */
export function SubmissionsScreen() {
  const words = useWords(submissionsWords);
  const styles = useSubmissionsStyles();
  const { teamId = '', formId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const isOnline = useOnline();
  const arrival = useArrival(team);
  const sentMark = useSentMark(teamId);
  const mayEdit = useMayEdit(form);
  const format = useScreenFormat();
  const range = readDateRange(search.get('dateRange'), dayOf(new Date()));
  const isLibraryComing = team === undefined || (!team?.driveId && arrival === 'coming') || sentMark === undefined;
  const submissions = useSubmissions(teamId, formId, { ...instantsOf(range), isLibraryComing, sentMark });
  const pdf = useSubmissionPdf(team);
  const schema = form?.published?.schema ?? form?.draft?.schema;
  const columns = useAnswerColumns(schema);

  const open = (responseId: string, mode: string) =>
    navigate(`/teams/${teamId}/forms/${formId}/response/${responseId}?${mode}selectedRow=${responseId}`);
  const [rerunning, setRerunning] = useState<SubmissionItem | readonly SubmissionItem[]>();
  const stopAsking = () => setRerunning(undefined);
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
      <div className={styles.toolbar}>
        <DateRangePicker
          range={range}
          onChange={(next) => {
            const value = writeDateRange(next);
            setSearch(value ? { dateRange: value } : {});
          }}
        />
        <span className={styles.grow} />
        {items.length > 0 && state === 'ready' && (
          <Button
            appearance="subtle"
            icon={<ArrowRepeatAllRegular />}
            disabled={!isOnline}
            {...(format === 'mobile' && { 'aria-label': words.rerun })}
            onClick={() => setRerunning(items)}
          >
            {format !== 'mobile' && words.rerun}
          </Button>
        )}
        <Button
          appearance="subtle"
          icon={<ArrowClockwiseRegular />}
          disabled={state === 'loading' || !isOnline}
          onClick={submissions.refresh}
        >
          {words.refresh}
        </Button>
      </div>
      {pdf.hasFailed && <PdfFailure />}
      <Body submissions={submissions} isOnline={isOnline}>
        {format === 'mobile' ? (
          <SubmissionsList items={items} actions={actions} />
        ) : columns === undefined ? (
          <TableSkeleton />
        ) : (
          <SubmissionsTable items={items} columns={columns} selectedId={search.get('selectedRow')} actions={actions} />
        )}
      </Body>
      {rerunning &&
        ('responseId' in rerunning ? (
          <RerunDialog item={rerunning} onClose={stopAsking} />
        ) : (
          <RerunManyForm teamId={teamId} formId={formId} items={rerunning} onClose={stopAsking} />
        ))}
    </div>
  );
}

function useCount({ state, items, hasMore }: Submissions): string {
  const words = useWords(submissionsWords);
  const { loading } = useWords(uiWords);
  if (state === 'failed') return '';
  if (state !== 'ready') return loading;
  return hasMore ? words.countSoFar({ count: items.length }) : words.count({ count: items.length });
}

/** The rows, or the state that stands in for them. */
function Body(props: { readonly submissions: Submissions; readonly isOnline: boolean; readonly children: ReactNode }) {
  const words = useWords(submissionsWords);
  const { loading } = useWords(uiWords);
  const styles = useSubmissionsStyles();
  const { items, state, error, hasMore, isLoadingMore, loadMore, refresh } = props.submissions;
  if (state === 'loading') return <TableSkeleton />;
  if (state === 'failed') return <NoRows failure={{ cause: error, isOnline: props.isOnline, onRetry: refresh }} />;
  return (
    <>
      {items.length === 0 ? <NoRows /> : props.children}
      {hasMore && (
        <div className={styles.foot}>
          <Button disabledFocusable={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? loading : words.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

function TableSkeleton() {
  const { loading } = useWords(uiWords);
  const styles = useSubmissionsStyles();
  return (
    <Skeleton aria-label={loading} className={styles.area}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
        </div>
      ))}
    </Skeleton>
  );
}
