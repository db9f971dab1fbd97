import { Body1, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionData } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
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
import { useShareStyles } from './share.styles.ts';
import { shareWords } from './share.words.ts';
import type { SharedThing } from './shared-thing.ts';
import { useTeamsLink } from './useTeamsLink.ts';

const PrefillDialog = onDemand(async () => (await import('./PrefillDialog.tsx')).PrefillDialog);

/** Links for who signs in and is of the team. */
export function MembersPanel({ shared }: { readonly shared: SharedThing }) {
  const words = useWords(shareWords);
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
        {response ? words.responseText({ team: teamName }) : words.membersText({ team: teamName })}
      </Body1>
      {response ? (
        <>
          <LinkLine label={words.viewLink} address={address} />
          {response.isEditable && (
            <LinkLine label={words.editLink} address={membersLink(location.origin, { ...place, editMode: true })} />
          )}
        </>
      ) : (
        <>
          <LinkLine label={prefill ? words.prefilledLink : words.link} address={address} />
          {inTeams && <LinkLine label={words.teamsLink} address={inTeams} />}
          <div className={styles.actions}>
            <Button {...goesBack} onClick={() => setFilling(true)}>
              {prefill ? words.prefill.change : words.prefill.start}
            </Button>
            {prefill && (
              <Button appearance="subtle" onClick={() => setPrefill(undefined)}>
                {words.prefill.remove}
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
      <QrCard address={address} title={title} text={words.qr.membersText} />
      <EmbedCode html={embedCode(inFrame, title)} hint={words.embed.membersHint} />
      {isFilling && schema && (
        <PrefillDialog schema={schema} prefill={prefill ?? {}} onUse={fill} onClose={() => setFilling(false)} />
      )}
    </div>
  );
}
