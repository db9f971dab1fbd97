import { Body1, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useForm } from '../../data/forms/useForms.ts';
import { useCanBuild, useTeam } from '../../data/teams/useTeam.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useTeamsHost } from '../../teams/teams-host.ts';
import { createDeepLink } from '../../teams/teams-links.ts';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { AvailabilitySummary } from './availability/AvailabilitySummary.tsx';
import { EmbedCode, LinkField } from './LinkField.tsx';
import { createEmbedCode, createMembersLink, createMembersPath, type ShareSubject } from './links.ts';
import { QrCard } from './QrCard.tsx';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

const PrefillDialog = onDemand(async () => (await import('./PrefillDialog.tsx')).PrefillDialog);

/** Links for signed-in members of the team. */
export function MembersPanel({ shared }: { readonly shared: ShareSubject }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const restoreFocusProps = useRestoreFocusTarget();
  const { teamId, formId, title, response } = shared;
  const { tenantId } = useIdentity();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const schema = form?.published?.schema;
  const canBuild = useCanBuild(team) === true;
  const [prefill, setPrefill] = useState<SubmissionData>();
  const [isPrefillOpen, setFilling] = useState(false);
  const linkOptions = { teamId, formId, tenantId, responseId: response?.id, prefill };
  const address = createMembersLink(location.origin, linkOptions);
  const teamsLink = useTeamsLink(createMembersPath(teamId, formId), title);
  const embedLink = createMembersLink(location.origin, { ...linkOptions, embedMode: true });
  const fill = (answers: SubmissionData) => {
    setPrefill(Object.keys(answers).length > 0 ? answers : undefined);
    setFilling(false);
  };
  const teamName = team?.displayName ?? '';
  return (
    <div className={styles.panel}>
      <Body1 as="p" block className={styles.text}>
        {response ? messages.responseText({ team: teamName }) : messages.membersText({ team: teamName })}
      </Body1>
      {response ? (
        <>
          <LinkField label={messages.viewLink} address={address} />
          {response.isEditable && (
            <LinkField
              label={messages.editLink}
              address={createMembersLink(location.origin, { ...linkOptions, editMode: true })}
            />
          )}
        </>
      ) : (
        <>
          <LinkField label={prefill ? messages.prefilledLink : messages.link} address={address} />
          {teamsLink && <LinkField label={messages.teamsLink} address={teamsLink} />}
          <div className={styles.actions}>
            <Button {...restoreFocusProps} onClick={() => setFilling(true)}>
              {prefill ? messages.prefill.change : messages.prefill.start}
            </Button>
            {prefill && (
              <Button appearance="subtle" onClick={() => setPrefill(undefined)}>
                {messages.prefill.remove}
              </Button>
            )}
          </div>
        </>
      )}
      {canBuild && form && !response && (
        <MembersLocaleBoundary>
          <AvailabilitySummary form={form} />
        </MembersLocaleBoundary>
      )}
      <QrCard address={address} title={title} text={messages.qr.membersText} />
      <EmbedCode html={createEmbedCode(embedLink, title)} hint={messages.embed.membersHint} />
      {isPrefillOpen && schema && (
        <PrefillDialog schema={schema} prefill={prefill ?? {}} onUse={fill} onClose={() => setFilling(false)} />
      )}
    </div>
  );
}

/**
 * Returns a link that opens a screen inside Teams; `undefined` outside of Teams, and if the link would be too long for
 * Teams.
 */
function useTeamsLink(path: string, label: string): string | undefined {
  const teams = useTeamsHost();
  const { tenantId } = useIdentity();
  if (!teams?.appId) return undefined;
  return createDeepLink({
    appId: teams.appId,
    origin: location.origin,
    path,
    label,
    tenantId,
    channelId: teams.place.channelId,
  });
}
