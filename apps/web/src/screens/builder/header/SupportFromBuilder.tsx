import type { FormRow } from '@tideform/sync';
import { useReadEmailText } from '../../../data/email/useReadEmailText.ts';
import { SupportDialog } from '../../../dialogs/support/SupportDialog.tsx';
import type { Draft } from '../useDraft.ts';

/** Asks for support with what is being built: its schema, and its email template as text. */
export function SupportFromBuilder(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onClose: () => void;
}) {
  const { form, draft, onClose } = props;
  const readEmailText = useReadEmailText(form);
  const withForm = async () => {
    const template = await readEmailText();
    return [
      { name: 'schema.json', content: new Blob([JSON.stringify(draft.schema, null, 2)], { type: 'application/json' }) },
      ...(template === undefined
        ? []
        : [{ name: 'email-template.txt', content: new Blob([template], { type: 'text/plain' }) }]),
    ];
  };
  return <SupportDialog teamId={form.teamId} withForm={withForm} onClose={onClose} />;
}
