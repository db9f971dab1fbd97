import type { FormRow } from '@tideform/sync';
import { useLoadEmailText } from '../../../data/email/useEmailTemplate.ts';
import { SupportDialog } from '../../../dialogs/support/SupportDialog.tsx';
import type { Draft } from '../useDraft.ts';

/** Dialog for a support request about the open form. It attaches the definition, and the email template as text. */
export function BuilderSupportDialog(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onClose: () => void;
}) {
  const { form, draft, onClose } = props;
  const loadEmailText = useLoadEmailText(form);
  const withForm = async () => {
    const template = await loadEmailText();
    return [
      { name: 'schema.json', content: new Blob([JSON.stringify(draft.schema, null, 2)], { type: 'application/json' }) },
      ...(template === undefined
        ? []
        : [{ name: 'email-template.txt', content: new Blob([template], { type: 'text/plain' }) }]),
    ];
  };
  return <SupportDialog teamId={form.teamId} withForm={withForm} onClose={onClose} />;
}
