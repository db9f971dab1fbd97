import { Button, Input, Spinner } from '@fluentui/react-components';
import { cleanTitle } from '@tideform/components/editing';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type KeyboardEvent, useState } from 'react';
import { isBlankTitle } from '../../../data/forms/is-blank-title.ts';
import { useFormService } from '../../../data/forms/useForms.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';

/** Title of the form, edited inline: Enter and blur save it, Escape cancels. A new form starts in edit mode. */
export function TitleEditor({ form }: { readonly form: FormRow }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const service = useFormService();
  const failures = useMessages(failureMessages);
  const showToast = useShowToast();
  const [editedTitle, setEditedTitle] = useState(isBlankTitle(form.title) ? form.title : undefined);
  const [pending, setPending] = useState<string>();
  const title = pending ?? form.title;

  const saveTitle = async () => {
    if (editedTitle === undefined) return;
    const next = cleanTitle(editedTitle, messages.untitled);
    setEditedTitle(undefined);
    if (next === form.title) return;
    setPending(next);
    try {
      await service.updateConfig(form.id, { title: next });
    } catch (cause) {
      showToast('error', formatCause(cause, failures));
    } finally {
      setPending(undefined);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void saveTitle();
    if (event.key === 'Escape') setEditedTitle(undefined);
  };

  if (editedTitle !== undefined) {
    return (
      <Input
        className={styles.titleInput}
        input={{ dir: 'auto' }}
        aria-label={messages.titleLabel}
        value={editedTitle}
        maxLength={255}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(_, data) => setEditedTitle(data.value)}
        onBlur={saveTitle}
        onKeyDown={handleKeyDown}
      />
    );
  }
  return (
    <h1 className={styles.title}>
      <Tooltip content={messages.editTitle({ title })} relationship="description">
        <Button appearance="transparent" className={styles.titleButton} onClick={() => setEditedTitle(title)}>
          <bdi>{title}</bdi>
        </Button>
      </Tooltip>
      {pending !== undefined && <Spinner size="extra-tiny" aria-label={messages.savingTitle} />}
    </h1>
  );
}
