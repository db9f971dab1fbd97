import { Body1, Field, Input, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopyForm } from '../data/forms/useAddForm.ts';
import type { ListedForm } from '../data/forms/useForms.ts';
import { useTeams } from '../data/teams/useTeams.ts';
import { useIdentity } from '../data/useIdentity.ts';
import { useScreenFormat } from '../ui/browser/useScreenFormat.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { inAppLinkState } from '../ui/routing/location-state.ts';
import { dialogsMessages } from './dialogs.messages.ts';

/**
 * Dialog that copies a form's draft to a new form in this team, or in another team in which the user is a builder. Then
 * opens the builder if the screen is large enough.
 */
export function CopyFormDialog(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  /** Called before the form is copied, so that unsaved changes are saved and copied too. */
  readonly beforeCopy?: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(dialogsMessages);
  const { form, beforeCopy, onClose } = props;
  const { userId } = useIdentity();
  const teams = useTeams()?.filter(({ accounts }) => accounts[userId]?.canBuildForms === true);
  const copyForm = useCopyForm();
  const navigate = useNavigate();
  const hasRoom = useScreenFormat() !== 'mobile';
  const [initialTitle] = useState(() => messages.copyOf({ title: form.title }));
  const [title, setTitle] = useState(initialTitle);
  const [teamId, setTeamId] = useState(form.teamId);
  const copy = async () => {
    await beforeCopy?.();
    const copied = await copyForm(form.id, { teamId, title });
    const list = `/teams/${teamId}/forms`;
    // Small screens can't show the builder, so they show the list of forms.
    await navigate(hasRoom ? `${list}/${copied.id}/build` : list, { state: inAppLinkState });
  };
  return (
    <ConfirmDialog
      title={messages.copyFormTitle({ title: form.title })}
      confirm={messages.copyForm}
      onConfirm={copy}
      onClose={onClose}
      isRefused={!teams?.some(({ id }) => id === teamId)}
      isUnsaved={title !== initialTitle}
    >
      <Body1 as="p" block>
        {messages.copyFormText}
      </Body1>
      <Field label={messages.copyName}>
        <Input value={title} maxLength={255} input={{ dir: 'auto' }} onChange={(_, data) => setTitle(data.value)} />
      </Field>
      <Field label={messages.copyTeam}>
        <Select value={teamId} onChange={(_, data) => setTeamId(data.value)}>
          {teams?.map((team) => (
            <option key={team.id} value={team.id}>
              {team.displayName}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
