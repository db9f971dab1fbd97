import { Field, Input } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useTableViews } from '../../../data/useTableViews.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { TableViewState } from './useTableView.ts';
import { viewsMessages } from './views.messages.ts';

/** Asks for the title of a new view. */
export function SaveViewDialog(props: {
  readonly formId: string;
  readonly view: TableViewState;
  readonly onClose: () => void;
}) {
  const messages = useMessages(viewsMessages);
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
      title={messages.saveTitle}
      confirm={messages.save}
      isRefused={isUnnamed}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={messages.name}
        required
        hint={messages.forAll}
        {...(isAsked && isUnnamed && { validationMessage: messages.unnamed })}
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
