import { Body1, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { lacksSubmitButton } from '@tideform/components/editing';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useForm } from '../data/useForm.ts';
import { useFormService } from '../data/useFormService.ts';
import type { ListedForm } from '../data/useForms.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dialogsWords } from './dialogs.words.ts';

/** Makes the draft the next version, with an optional comment. */
export function PublishDialog(props: {
  readonly form: ListedForm;
  /** Runs first: an edit that is not saved yet must be in what is published. */
  readonly beforePublish?: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const words = useWords(dialogsWords);
  const { form, beforePublish, onClose } = props;
  const service = useFormService();
  const [comment, setComment] = useState('');
  const publish = async () => {
    await beforePublish?.();
    await service.publish(form.id, comment.trim());
  };
  const row = useForm(form.id);
  const isRefused = row?.draft !== undefined && lacksSubmitButton(row.draft.schema);
  return (
    <ConfirmDialog
      title={words.publishTitle({ title: form.title })}
      confirm={words.publish}
      onConfirm={publish}
      onClose={onClose}
      isRefused={isRefused || row === undefined}
    >
      {isRefused ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.needsSubmit}</MessageBarBody>
        </MessageBar>
      ) : (
        <>
          <Body1 as="p" block>
            {words.publishText}
          </Body1>
          <Field label={words.comment} hint={words.commentHint}>
            <Textarea value={comment} onChange={(_, data) => setComment(data.value)} resize="vertical" />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}
