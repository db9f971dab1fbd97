import { Body1, Button, Field, Input, Spinner } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import type { ComponentDefinition } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { type FormEvent, useId, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { customFieldWords } from './custom-fields.words.ts';
import { nameProblem } from './name-problem.ts';

interface SaveFieldDialogProps {
  readonly teamId: string;
  readonly definition: ComponentDefinition;
  /** What it is called on the canvas. */
  readonly name: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Saves a component under a name, for all forms of the team. */
export function SaveFieldDialog({ teamId, definition, name: first, onSaved, onClose }: SaveFieldDialogProps) {
  const words = useWords(customFieldWords);
  const forms = useFormService();
  const fields = useTeam(teamId)?.customFields ?? [];
  const formId = useId();
  const [name, setName] = useState(first);
  const { isBusy, error, attempt } = useAttempt();
  const [close, question] = useCloseUnsaved(name !== first, onClose);
  const names = fields.map((field) => field.name);
  const problem = isBusy ? undefined : nameProblem(name, names);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The builder around it has keys of its own.
    event.stopPropagation();
    if (problem || isBusy) return;
    void attempt(async () => {
      await forms.saveCustomField(teamId, { name, component: definition });
      onSaved(name.trim());
      onClose();
    });
  };
  return (
    <>
      <DialogFrame
        title={words.save.title}
        error={error}
        onClose={() => !isBusy && close()}
        actions={
          <>
            <Button disabled={isBusy} onClick={close}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              appearance="primary"
              disabledFocusable={isBusy || problem !== undefined}
              {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            >
              {words.save.action}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={save}>
          <Body1 as="p" block>
            {words.save.text}
          </Body1>
          <Field
            label={words.name}
            {...(problem && { validationMessage: words[problem], validationState: 'error' as const })}
          >
            <Input value={name} onChange={(_, { value }) => setName(value)} />
          </Field>
        </form>
      </DialogFrame>
      {question}
    </>
  );
}
