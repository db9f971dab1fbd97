import { Body1, Field, Input } from '@fluentui/react-components';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { SavingDialog } from '../../../ui/dialogs/SavingDialog.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { customFieldMessages } from './custom-fields.messages.ts';
import { validateName } from './validate-name.ts';

interface SaveFieldDialogProps {
  readonly teamId: string;
  readonly definition: ComponentDefinition;
  /** Name of the component on the canvas, used as the initial name of the custom field. */
  readonly name: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Dialog that saves a component as a custom field of the team. */
export function SaveFieldDialog({ teamId, definition, name: initialName, onSaved, onClose }: SaveFieldDialogProps) {
  const messages = useMessages(customFieldMessages);
  const forms = useFormService();
  const fields = useTeam(teamId)?.customFields ?? [];
  const formId = useId();
  const [name, setName] = useState(initialName);
  const { isBusy, error, attempt } = useAttempt();
  const names = fields.map((field) => field.name);
  const validationError = isBusy ? undefined : validateName(name, names);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The builder that contains the dialog would handle the submit event too.
    event.stopPropagation();
    if (validationError || isBusy) return;
    void attempt(async () => {
      await forms.addCustomField(teamId, { name, component: definition });
      onSaved(name.trim());
      onClose();
    });
  };
  return (
    <SavingDialog
      title={messages.save.title}
      action={messages.save.action}
      isBusy={isBusy}
      error={error}
      isUnsaved={name !== initialName}
      isWrong={validationError !== undefined}
      formId={formId}
      onClose={onClose}
    >
      <form id={formId} onSubmit={save}>
        <Body1 as="p" block>
          {messages.save.text}
        </Body1>
        <Field
          label={messages.name}
          {...(validationError && { validationMessage: messages[validationError], validationState: 'error' as const })}
        >
          <Input value={name} onChange={(_, { value }) => setName(value)} />
        </Field>
      </form>
    </SavingDialog>
  );
}
