import { Button, Field, Textarea } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { kinds } from '@tideform/components/palette';
import type { MessagesOf } from '@tideform/i18n';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { Fragment, useCallback, useId, useMemo, useRef, useState } from 'react';
import { answersByItself } from '../../../form/session/answers-by-itself.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import type { Draft } from '../useDraft.ts';
import { InsertField } from './InsertField.tsx';
import { readTitleTemplate, type WrittenTemplate } from './read-title-template.ts';
import { type TemplateProblemMessages, templateProblemMessages } from './template-problem.messages.ts';
import { listTitleFields } from './title-fields.ts';
import { titleTemplateMessages } from './title-template.messages.ts';
import { useTitleTemplateStyles } from './title-template.styles.ts';
import { useInsert } from './useInsert.ts';
import { wordTemplateProblem } from './word-template-problem.ts';

/** How responses are titled. Saved only when it can be read; saving it can be undone. */
export function TitleTemplateDialog(props: {
  readonly formTitle: string;
  readonly draft: Pick<Draft, 'schema' | 'titleTemplate' | 'setTitleTemplate'>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(titleTemplateMessages);
  const reasons = useMessages(templateProblemMessages);
  const { formTitle, draft, onClose } = props;
  const { schema, titleTemplate } = draft;
  const styles = useTitleTemplateStyles();
  const { locale } = useSpeech();
  const saidKinds = useSpoken(kinds);
  const [text, setText] = useState(titleTemplate);
  const box = useRef<HTMLTextAreaElement>(null);
  const fields = useMemo(() => listTitleFields(schema, saidKinds), [schema, saidKinds]);
  const untouched = useMemo(() => answersByItself(schema), [schema]);
  const read = useCallback(
    (next: string) => readTitleTemplate(next, { title: formTitle, schema, fields, untouched }),
    [formTitle, schema, fields, untouched],
  );
  const written = useMemo(() => read(text), [read, text]);
  // The last preview stays while something is being written that cannot be read yet.
  const [previewed, setPreviewed] = useState(written);
  const change = (next: string) => {
    setText(next);
    const now = read(next);
    if (now.ok) setPreviewed(now);
  };
  const insert = useInsert(box, change);
  const save = () => {
    draft.setTitleTemplate(text);
    onClose();
  };
  const [close, question] = useCloseUnsaved(text !== titleTemplate, onClose);
  return (
    <>
      <DialogFrame
        title={messages.title}
        contentClass={styles.content}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button appearance="primary" disabledFocusable={!written.ok || text === titleTemplate} onClick={save}>
              {messages.save}
            </Button>
          </>
        }
      >
        <span className={styles.quiet}>{messages.hint({ value: '{{data.name}}' })}</span>
        <Field label={messages.label} {...messageFor(written, messages, reasons, locale)}>
          <Textarea
            ref={box}
            className={styles.box}
            dir="auto"
            value={text}
            rows={3}
            resize="vertical"
            spellCheck={false}
            placeholder={messages.example({ number: '{{submissionNumber}}', site: '{{data.site}}' })}
            onChange={(_, data) => change(data.value)}
          />
        </Field>
        <div className={styles.inserting}>
          <InsertField fields={fields} onInsert={insert} />
        </div>
        {previewed.ok && <TitlePreview {...previewed} />}
      </DialogFrame>
      {question}
    </>
  );
}

function messageFor(
  written: WrittenTemplate,
  messages: MessagesOf<typeof titleTemplateMessages>,
  reasons: TemplateProblemMessages,
  locale: string,
) {
  if (!written.ok) {
    return {
      validationState: 'error',
      validationMessage: messages.problem({
        ...written.problem,
        message: wordTemplateProblem(written.problem, reasons),
      }),
    } as const;
  }
  return written.unknown.length > 0
    ? ({
        validationState: 'warning',
        validationMessage: messages.unknown({
          count: written.unknown.length,
          names: formatList(written.unknown, locale),
        }),
      } as const)
    : {};
}

/** What the template makes of sample answers, and of none. */
function TitlePreview(titles: Readonly<Record<'answered' | 'unanswered' | 'draft', string>>) {
  const messages = useMessages(titleTemplateMessages);
  const styles = useTitleTemplateStyles();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h3 id={heading} className={styles.previewHead}>
        {messages.preview}
      </h3>
      <dl className={styles.list}>
        {(['answered', 'unanswered', 'draft'] as const).map((one) => (
          <Fragment key={one}>
            <dt className={styles.quiet}>{messages[one]}</dt>
            <dd className={styles.title} dir="auto">
              {titles[one]}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
