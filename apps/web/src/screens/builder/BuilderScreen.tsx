import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type ReactElement, useEffect } from 'react';
import { useParams } from 'react-router';
import { useArrival } from '../../data/useArrival.ts';
import { useForm } from '../../data/useForm.ts';
import { useRequestSync, useSyncStatus } from '../../data/useSyncStatus.ts';
import { useBuildRight, useTeam } from '../../data/useTeam.ts';
import { useViews } from '../../form/useViews.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotHereYet } from '../../ui/NotHereYet.tsx';
import { Link } from '../../ui/routing/Link.tsx';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { Builder } from './Builder.tsx';
import { BuilderBones } from './BuilderBones.tsx';
import { builderMessages } from './builder.messages.ts';
import { useBuilderStyles } from './builder.styles.ts';
import { useFetchedDraft } from './useFetchedDraft.ts';

/** Builds one form. Asks first whether the person may, whether the screen is large enough and whether the form is here. */
export function BuilderScreen(): ReactElement {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { teamId = '', formId = '' } = useParams();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const canBuild = useBuildRight(team);
  const arrival = useArrival(team);
  const isMobile = useScreenFormat() === 'mobile';
  const { syncing } = useSyncStatus();
  const requestSync = useRequestSync();
  useEffect(() => requestSync({ teamId }), [requestSync, teamId]);
  const isFetched = useFetchedDraft(canBuild && form !== null ? formId : undefined);
  const hasViews = useViews(form?.draft?.schema);
  const toForms = (
    <Link to={`/teams/${teamId}/forms`}>
      <Button appearance="primary" tabIndex={-1}>
        {messages.toForms}
      </Button>
    </Link>
  );
  const instead = (state: ReactElement) => <main className={styles.root}>{state}</main>;
  const empty = (title: string, text: string) =>
    instead(<EmptyState level="h1" title={title} text={text} action={toForms} />);
  if (team === undefined || form === undefined) return <BuilderBones teamId={teamId} />;
  if (canBuild === undefined && (syncing || arrival === 'coming')) return <BuilderBones teamId={teamId} />;
  if (team && canBuild === undefined) {
    return instead(
      <NotHereYet level="h1" isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />,
    );
  }
  if (team && !canBuild) return empty(messages.notAllowed, messages.notAllowedText);
  if (syncing && (!team || !form)) return <BuilderBones teamId={teamId} />;
  if (isMobile) return empty(messages.larger, messages.largerText);
  if (!team || !form) return empty(messages.notFound, messages.notFoundText);
  if (!isFetched) return <BuilderBones teamId={teamId} />;
  if (!hasDraft(form)) return empty(messages.loadFailed, messages.notFoundText);
  if (!hasViews) return <BuilderBones teamId={teamId} />;
  return <Builder key={form.id} form={form} />;
}

const hasDraft = (form: FormRow): form is FormRow & { readonly draft: NonNullable<FormRow['draft']> } =>
  form.draft !== undefined;
