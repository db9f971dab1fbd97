import { Field, Input } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useTableViews } from '../../../data/useTableViews.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { DeskView } from './useDeskView.ts';
import { viewsWords } from './views.words.ts';

/** Asks for the title of a new view. */
export function SaveViewDialog(props: {
  readonly formId: string;
  readonly view: DeskView;
  readonly onClose: () => void;
}) {
  const words = useWords(viewsWords);
  const { formId, view, onClose } = props;
  const { save } = useTableViews(formId);
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isUnnamed = title.trim() === '';
  const confirm = async () => {
    const { id } = await save({ ...view.view, title });
    view.discard();
    view.choose(id);
  };
  return (
    <ConfirmDialog
      title={words.saveTitle}
      confirm={words.save}
      isRefused={isUnnamed}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={words.name}
        required
        hint={words.forAll}
        {...(isAsked && isUnnamed && { validationMessage: words.unnamed })}
      >
        <Input
          autoFocus
          value={title}
          onChange={(_, { value }) => {
            setAsked(true);
            setTitle(value);
          }}
          onBlur={() => setAsked(true)}
        />
      </Field>
    </ConfirmDialog>
  );
}
