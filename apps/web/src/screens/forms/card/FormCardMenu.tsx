import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { ListedForm } from '../../../data/useForms.ts';
import { DeleteFormDialog } from '../../../dialogs/dialogs.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { formsWords } from '../forms.words.ts';

const FormCardItems = onDemand(async () => (await import('./FormCardItems.tsx')).FormCardItems);

/** What can be done with a form from its card. */
export function FormCardMenu(props: {
  readonly form: ListedForm;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly onEditDetails: () => void;
}) {
  const words = useWords(formsWords);
  const { form } = props;
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <MenuButton
        menu={FormCardItems}
        given={{ ...props, onDelete: () => setDeleting(true) }}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={words.more({ title: form.title })}
      />
      {isDeleting && <DeleteFormDialog form={form} onClose={() => setDeleting(false)} />}
    </>
  );
}
