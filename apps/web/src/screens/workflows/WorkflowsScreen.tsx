import { Button, Caption1, Skeleton, SkeletonItem, Title3, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddFilled, Key20Regular, Mail20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useWebhookCounts } from '../../data/workflows/useWebhookEvents.ts';
import { useWebhooks, type Webhooks } from '../../data/workflows/useWebhooks.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatPageError } from '../../failures/format-failure.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { CancelDrawing } from '../../ui/drawings/Drawing.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { SecretDialog, WebhookDialog } from './WebhookDialog.tsx';
import { WebhookList } from './WebhookList.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const EmailsDialog = onDemand(async () => (await import('./emails/EmailsDialog.tsx')).EmailsDialog);
const ApiKeysDialog = onDemand(async () => (await import('./keys/ApiKeysDialog.tsx')).ApiKeysDialog);

/** Screen for builders with the webhooks, emails and API keys of a form. */
export function WorkflowsScreen() {
  const messages = useMessages(workflowsMessages);
  const { back } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { teamId = '', formId = '' } = useParams();
  const form = useForm(formId);
  const mayBuild = useCanBuild(useTeam(teamId));
  const webhooks = useWebhooks(teamId, formId);
  const [areEmailsOpen, setEmailsOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<{ readonly name: string; readonly secret: string }>();
  const [chosen, setChosen] = useState<string>();
  const titleId = useId();
  const count = webhooks.all?.length ?? 0;
  const countBefore = useRef(count);
  // The button of a deleted webhook no longer exists, so the focus moves to the title.
  useEffect(() => {
    const isFewer = count < countBefore.current;
    countBefore.current = count;
    if (isFewer && document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [count, titleId]);
  const canAdd = mayBuild !== false && webhooks.all !== undefined;
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <BackButton label={back} to={`/teams/${teamId}/forms/${formId}/build`} />
        <div className={styles.headerText}>
          <Title3 as="h1" id={titleId} tabIndex={-1} className={styles.title}>
            {messages.title}
          </Title3>
          <Caption1 className={styles.quiet} dir="auto">
            {form?.title ?? ''}
          </Caption1>
        </div>
        {mayBuild !== false && (
          <>
            <HeaderButton label={messages.emails} icon={<Mail20Regular />} onClick={() => setEmailsOpen(true)} />
            <HeaderButton label={messages.keys} icon={<Key20Regular />} onClick={() => setKeysOpen(true)} />
          </>
        )}
        {canAdd && <HeaderButton label={messages.add} icon={<AddFilled />} isPrimary onClick={() => setAdding(true)} />}
      </header>
      {mayBuild === false ? (
        <EmptyState art={CancelDrawing} title={messages.noPermission.title} text={messages.noPermission.text} />
      ) : (
        <WorkflowsBody
          teamId={teamId}
          formId={formId}
          webhooks={webhooks}
          chosen={chosen}
          onChoose={setChosen}
          onAdd={() => setAdding(true)}
        />
      )}
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onSave={async (settings) => {
            const result = await webhooks.create(settings);
            if (typeof result === 'string') return result;
            setAdding(false);
            setChosen(result.webhook.id);
            // Teams doesn't check signatures, so the secret isn't shown.
            if (settings.format === 'json') setCreated({ name: settings.name, secret: result.secret });
            return undefined;
          }}
        />
      )}
      {areEmailsOpen && <EmailsDialog teamId={teamId} formId={formId} onClose={() => setEmailsOpen(false)} />}
      {areKeysOpen && <ApiKeysDialog teamId={teamId} formId={formId} onClose={() => setKeysOpen(false)} />}
      {created && <SecretDialog {...created} onClose={() => setCreated(undefined)} />}
    </div>
  );
}

function WorkflowsBody(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly webhooks: Webhooks;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
}) {
  const messages = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const { loading, tryAgain } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { teamId, formId } = props;
  const { all, cause, retry } = props.webhooks;
  const counts = useWebhookCounts(teamId, formId);
  if (cause !== undefined) {
    const { title, text } = formatPageError(cause, failures);
    return <EmptyState title={title} text={text} action={<Button onClick={retry}>{tryAgain}</Button>} />;
  }
  if (!all) {
    return (
      <Skeleton aria-label={loading} className={styles.panel}>
        <SkeletonItem size={32} />
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  const shown = all.find(({ id }) => id === props.chosen) ?? all[0];
  if (!shown) {
    const add = <Button onClick={props.onAdd}>{messages.add}</Button>;
    return <EmptyState title={messages.empty.title} text={messages.empty.text} action={add} />;
  }
  return (
    <div className={styles.body}>
      <WebhookList webhooks={all} counts={counts} shown={shown} onChoose={props.onChoose} />
      <WebhookPanel
        key={shown.id}
        teamId={teamId}
        webhook={shown}
        webhooks={props.webhooks}
        counts={counts?.get(shown.id)}
      />
    </div>
  );
}

/**
 * Header button that opens a dialog and gets the focus back when the dialog closes. Only its icon is shown on a phone.
 */
function HeaderButton(props: {
  readonly label: string;
  readonly icon: ReactElement;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
}) {
  const styles = useWorkflowsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const restoreFocusProps = useRestoreFocusTarget();
  const { label, icon, isPrimary, onClick } = props;
  return (
    <Button
      {...restoreFocusProps}
      icon={icon}
      className={styles.add}
      {...(isPrimary && { appearance: 'primary' as const })}
      {...(isPhone && { 'aria-label': label })}
      onClick={onClick}
    >
      {!isPhone && label}
    </Button>
  );
}
