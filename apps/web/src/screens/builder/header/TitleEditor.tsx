import { Button, Input, Spinner } from '@fluentui/react-components';
import { cleanTitle } from '@tideform/components/editing';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type KeyboardEvent, useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';

/** Of a form that somebody has just made, in each language that they may speak. */
const blankTitles = ['Blank', 'Leer', 'فارغ'];

/** The title, edited in its place: Enter or leaving keeps it, Esc does not. A new form asks for one at once. */
export function TitleEditor({ form }: { readonly form: FormRow }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const service = useFormService();
  const failures = useMessages(failureMessages);
  const tell = useTell();
  const [typed, setTyped] = useState(blankTitles.includes(form.title) ? form.title : undefined);
  const [pending, setPending] = useState<string>();
  const title = pending ?? form.title;

  const keep = async () => {
    if (typed === undefined) return;
    const next = cleanTitle(typed, messages.untitled);
    setTyped(undefined);
    if (next === form.title) return;
    setPending(next);
    try {
      await service.updateConfig(form.id, { title: next });
    } catch (cause) {
      tell('error', wordCause(cause, failures));
    } finally {
      setPending(undefined);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void keep();
    if (event.key === 'Escape') setTyped(undefined);
  };

  if (typed !== undefined) {
    return (
      <Input
        className={styles.titleInput}
        input={{ dir: 'auto' }}
        aria-label={messages.titleLabel}
        value={typed}
        maxLength={255}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(_, data) => setTyped(data.value)}
        onBlur={keep}
        onKeyDown={press}
      />
    );
  }
  return (
    <h1 className={styles.title}>
      <Tooltip content={messages.editTitle({ title })} relationship="description">
        <Button appearance="transparent" className={styles.titleButton} onClick={() => setTyped(title)}>
          <bdi>{title}</bdi>
        </Button>
      </Tooltip>
      {pending !== undefined && <Spinner size="extra-tiny" aria-label={messages.savingTitle} />}
    </h1>
  );
}
