import { Body1, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useForm } from '../../data/useForm.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useBuildRight, useTeam } from '../../data/useTeam.ts';
import { MembersPart } from '../../ui/MembersPart.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { LinkLine } from './LinkLine.tsx';
import { embedCode, membersLink, membersPath } from './links.ts';
import { OpeningLine } from './opening/OpeningLine.tsx';
import { QrCard } from './QrCard.tsx';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';
import type { SharedThing } from './shared-thing.ts';
import { useTeamsLink } from './useTeamsLink.ts';

const PrefillDialog = onDemand(async () => (await import('./PrefillDialog.tsx')).PrefillDialog);

/** Links for who signs in and is of the team. */
export function MembersPanel({ shared }: { readonly shared: SharedThing }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const goesBack = useRestoreFocusTarget();
  const { teamId, formId, title, response } = shared;
  const { tenantId } = useIdentity();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const schema = form?.published?.schema;
  const canBuild = useBuildRight(team) === true;
  const [prefill, setPrefill] = useState<SubmissionData>();
  const [isFilling, setFilling] = useState(false);
  const place = { teamId, formId, tenantId, responseId: response?.id, prefill };
  const address = membersLink(location.origin, place);
  const inTeams = useTeamsLink(membersPath(teamId, formId), title);
  const inFrame = membersLink(location.origin, { ...place, embedMode: true });
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
          <LinkLine label={messages.viewLink} address={address} />
          {response.isEditable && (
            <LinkLine label={messages.editLink} address={membersLink(location.origin, { ...place, editMode: true })} />
          )}
        </>
      ) : (
        <>
          <LinkLine label={prefill ? messages.prefilledLink : messages.link} address={address} />
          {inTeams && <LinkLine label={messages.teamsLink} address={inTeams} />}
          <div className={styles.actions}>
            <Button {...goesBack} onClick={() => setFilling(true)}>
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
        <MembersPart>
          <OpeningLine form={form} />
        </MembersPart>
      )}
      <QrCard address={address} title={title} text={messages.qr.membersText} />
      <EmbedCode html={embedCode(inFrame, title)} hint={messages.embed.membersHint} />
      {isFilling && schema && (
        <PrefillDialog schema={schema} prefill={prefill ?? {}} onUse={fill} onClose={() => setFilling(false)} />
      )}
    </div>
  );
}
