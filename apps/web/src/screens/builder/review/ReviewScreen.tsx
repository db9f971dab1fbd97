import { Badge, Button, mergeClasses, Subtitle2, Tab, TabList } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useForm } from '../../../data/forms/useForms.ts';
import { useRequestSync, useSyncStatus } from '../../../data/sync/useSyncStatus.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { useScriptUser } from '../../../data/useIdentity.ts';
import { CancelDrawing } from '../../../ui/drawings/Drawing.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { BackButton } from '../../../ui/routing/BackButton.tsx';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { BuilderSkeleton, PreviewSkeleton, useIsDraftFetched } from '../BuilderSkeleton.tsx';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';

const PreviewTab = onDemand(async () => (await import('../preview/PreviewTab.tsx')).PreviewTab, PreviewSkeleton);
const PdfPreviewPane = onDemand(
  async () => (await import('../pdf/preview/PdfPreviewPane.tsx')).PdfPreviewPane,
  PreviewSkeleton,
);

/** Read-only view of a form's draft, for reviewers. Anyone with read access to the form's folder can open it. */
export function ReviewScreen() {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { teamId = '', formId = '' } = useParams();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const { syncing } = useSyncStatus();
  const requestSync = useRequestSync();
  const navigate = useNavigate();
  useEffect(() => requestSync({ teamId }), [requestSync, teamId]);
  const isFetched = useIsDraftFetched(form ? formId : undefined);
  if (team === undefined || form === undefined) return <BuilderSkeleton teamId={teamId} />;
  if (syncing && (!team || !form)) return <BuilderSkeleton teamId={teamId} />;
  if (form && !isFetched) return <BuilderSkeleton teamId={teamId} />;
  if (!team || !form?.draft) {
    const toForms = <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{messages.toForms}</Button>;
    return (
      <main className={styles.root}>
        <EmptyState
          art={CancelDrawing}
          level="h1"
          title={messages.noReview}
          text={messages.noReviewText}
          action={toForms}
        />
      </main>
    );
  }
  return <DraftReview form={form} draft={form.draft} />;
}

function DraftReview({ form, draft }: { readonly form: FormRow; readonly draft: NonNullable<FormRow['draft']> }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const user = useScriptUser();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'pdf' ? 'pdf' : 'preview';
  const { schema, pdfOptions, responsesTitleTemplate = '' } = draft;
  const edited = useMemo(
    () => ({ schema: upgradeForm(schema), titleTemplate: responsesTitleTemplate, ...(pdfOptions && { pdfOptions }) }),
    [schema, responsesTitleTemplate, pdfOptions],
  );
  return (
    <div className={styles.root}>
      <header className={mergeClasses(styles.head, styles.reviewHead)}>
        <div className={styles.start}>
          <BackButton label={messages.back} to={`/teams/${form.teamId}/forms`} />
          <Subtitle2 as="h1" className={styles.reviewTitle}>
            <bdi>{form.title}</bdi>
          </Subtitle2>
          <Badge appearance="outline" color="informative">
            {messages.draft}
          </Badge>
        </div>
        <TabList
          size="large"
          className={mergeClasses(styles.tabs, styles.reviewTabs)}
          aria-label={messages.views}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setQuery(value === 'pdf' ? { tab: 'pdf' } : {}, { replace: true })}
        >
          <Tab value="preview">{messages.tabs.preview}</Tab>
          <Tab value="pdf">{messages.tabs.pdf}</Tab>
        </TabList>
      </header>
      <main className={mergeClasses(tab === 'pdf' ? styles.panes : styles.body)}>
        {tab === 'pdf' ? (
          <PdfPreviewPane form={form} edited={edited} />
        ) : (
          <PreviewTab schema={edited.schema} css={draft.customCss} user={user} />
        )}
      </main>
    </div>
  );
}
