import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { ListedForm } from '../../../data/useForms.ts';
import { CopyFormDialog, DeleteFormDialog, ShareDialog } from '../../../dialogs/dialogs.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { formsMessages } from '../forms.messages.ts';

const FormCardItems = onDemand(async () => (await import('./FormCardItems.tsx')).FormCardItems);

/** Menu of a form's card. */
export function FormCardMenu(props: {
  readonly form: ListedForm;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly onEditDetails: () => void;
}) {
  const messages = useMessages(formsMessages);
  const { form } = props;
  const [dialog, setDialog] = useState<'copy' | 'share' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <MenuButton
        menu={FormCardItems}
        menuProps={{
          ...props,
          onCopy: () => setDialog('copy'),
          onShare: () => setDialog('share'),
          onDelete: () => setDialog('delete'),
        }}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={messages.more({ title: form.title })}
      />
      {dialog === 'copy' && <CopyFormDialog form={form} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog shared={{ teamId: form.teamId, formId: form.id, title: form.title }} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteFormDialog form={form} onClose={close} />}
    </>
  );
}
