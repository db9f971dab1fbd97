import { Field, Input } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useTableViews } from '../../../data/submissions/useTableViews.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { TableViewState } from './useTableView.ts';
import { viewsMessages } from './views.messages.ts';

/** Dialog to save the current layout as a new view. */
export function SaveViewDialog(props: {
  readonly formId: string;
  readonly view: TableViewState;
  readonly onClose: () => void;
}) {
  const messages = useMessages(viewsMessages);
  const { formId, view, onClose } = props;
  const { save } = useTableViews(formId);
  const [title, setTitle] = useState('');
  const [isTouched, setTouched] = useState(false);
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
        {...(isTouched && isUnnamed && { validationMessage: messages.unnamed })}
      >
        <Input
          autoFocus
          value={title}
          onChange={(_, { value }) => {
            setTouched(true);
            setTitle(value);
          }}
          onBlur={() => setTouched(true)}
        />
      </Field>
    </ConfirmDialog>
  );
}
