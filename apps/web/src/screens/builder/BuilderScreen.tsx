import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type ReactElement, useEffect } from 'react';
import { useParams } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { useRequestSync, useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useViews } from '../../form/useViews.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { Link } from '../../ui/routing/Link.tsx';
import { Builder } from './Builder.tsx';
import { BuilderSkeleton, useIsDraftFetched } from './BuilderSkeleton.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';

/**
 * Screen for building one form. Before it shows the builder, it checks the user's permission, the screen size, and
 * whether the form and its draft have loaded.
 */
export function BuilderScreen(): ReactElement {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { teamId = '', formId = '' } = useParams();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const canBuild = useCanBuild(team);
  const arrival = useDownloadState(team);
  const isMobile = useScreenFormat() === 'mobile';
  const { syncing } = useSyncStatus();
  const requestSync = useRequestSync();
  useEffect(() => requestSync({ teamId }), [requestSync, teamId]);
  const isFetched = useIsDraftFetched(canBuild && form !== null ? formId : undefined);
  const hasViews = useViews(form?.draft?.schema);
  const toForms = (
    <Link to={`/teams/${teamId}/forms`}>
      <Button appearance="primary" tabIndex={-1}>
        {messages.toForms}
      </Button>
    </Link>
  );
  const renderInstead = (state: ReactElement) => <main className={styles.root}>{state}</main>;
  const renderEmpty = (title: string, text: string) =>
    renderInstead(<EmptyState level="h1" title={title} text={text} action={toForms} />);
  if (team === undefined || form === undefined) return <BuilderSkeleton teamId={teamId} />;
  if (canBuild === undefined && (syncing || arrival === 'coming')) return <BuilderSkeleton teamId={teamId} />;
  if (team && canBuild === undefined) {
    return renderInstead(
      <NotDownloadedYet level="h1" isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />,
    );
  }
  if (team && !canBuild) return renderEmpty(messages.notAllowed, messages.notAllowedText);
  if (syncing && (!team || !form)) return <BuilderSkeleton teamId={teamId} />;
  if (isMobile) return renderEmpty(messages.larger, messages.largerText);
  if (!team || !form) return renderEmpty(messages.notFound, messages.notFoundText);
  if (!isFetched) return <BuilderSkeleton teamId={teamId} />;
  if (!hasDraft(form)) return renderEmpty(messages.loadFailed, messages.notFoundText);
  if (!hasViews) return <BuilderSkeleton teamId={teamId} />;
  return <Builder key={form.id} form={form} />;
}

const hasDraft = (form: FormRow): form is FormRow & { readonly draft: NonNullable<FormRow['draft']> } =>
  form.draft !== undefined;
