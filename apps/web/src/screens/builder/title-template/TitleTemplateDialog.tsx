import { Button, Field, Textarea } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { localizedPalette } from '@tideform/components/palette';
import type { MessagesOf } from '@tideform/i18n';
import { formatList } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { Fragment, useCallback, useId, useMemo, useRef, useState } from 'react';
import { computeInitialAnswers } from '../../../form/session/compute-initial-answers.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import type { Draft } from '../useDraft.ts';
import { type EvaluatedTemplate, evaluateTitleTemplate } from './evaluate-title-template.ts';
import { formatTemplateProblem } from './format-template-problem.ts';
import { InsertField } from './InsertField.tsx';
import { listTemplateFields } from './template-fields.ts';
import { type TemplateProblemMessages, templateProblemMessages } from './template-problem.messages.ts';
import { titleTemplateMessages } from './title-template.messages.ts';
import { useTitleTemplateStyles } from './title-template.styles.ts';
import { useInsertText } from './useInsertText.ts';

/** Dialog for the title template of responses. Only a valid template can be saved; saving can be undone. */
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
  const { locale } = useLocale();
  const localizedKinds = useLocalized(localizedPalette);
  const [text, setText] = useState(titleTemplate);
  const box = useRef<HTMLTextAreaElement>(null);
  const fields = useMemo(() => listTemplateFields(schema, localizedKinds), [schema, localizedKinds]);
  const defaultAnswers = useMemo(() => computeInitialAnswers(schema), [schema]);
  const evaluate = useCallback(
    (next: string) => evaluateTitleTemplate(next, { title: formTitle, schema, fields, defaultAnswers }),
    [formTitle, schema, fields, defaultAnswers],
  );
  const result = useMemo(() => evaluate(text), [evaluate, text]);
  // The last preview stays while an incomplete template is invalid.
  const [previewed, setPreviewed] = useState(result);
  const handleChange = (next: string) => {
    setText(next);
    const nextResult = evaluate(next);
    if (nextResult.ok) setPreviewed(nextResult);
  };
  const insert = useInsertText(box, handleChange);
  const save = () => {
    draft.setTitleTemplate(text);
    onClose();
  };
  const [close, confirmation] = useCloseWithConfirmation(text !== titleTemplate, onClose);
  return (
    <>
      <DialogFrame
        title={messages.title}
        contentClass={styles.content}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button appearance="primary" disabledFocusable={!result.ok || text === titleTemplate} onClick={save}>
              {messages.save}
            </Button>
          </>
        }
      >
        <span className={styles.quiet}>{messages.hint({ value: '{{data.name}}' })}</span>
        <Field label={messages.label} {...getValidation(result, messages, reasons, locale)}>
          <Textarea
            ref={box}
            className={styles.box}
            dir="auto"
            value={text}
            rows={3}
            resize="vertical"
            spellCheck={false}
            placeholder={messages.example({ number: '{{submissionNumber}}', site: '{{data.site}}' })}
            onChange={(_, data) => handleChange(data.value)}
          />
        </Field>
        <div className={styles.inserting}>
          <InsertField fields={fields} onInsert={insert} />
        </div>
        {previewed.ok && <TitlePreview {...previewed} />}
      </DialogFrame>
      {confirmation}
    </>
  );
}

function getValidation(
  result: EvaluatedTemplate,
  messages: MessagesOf<typeof titleTemplateMessages>,
  reasons: TemplateProblemMessages,
  locale: string,
) {
  if (!result.ok) {
    return {
      validationState: 'error',
      validationMessage: messages.problem({
        ...result.problem,
        message: formatTemplateProblem(result.problem, reasons),
      }),
    } as const;
  }
  return result.unknownNames.length > 0
    ? ({
        validationState: 'warning',
        validationMessage: messages.unknown({
          count: result.unknownNames.length,
          names: formatList(result.unknownNames, locale),
        }),
      } as const)
    : {};
}

/** Preview of the title with sample answers, without answers, and for a new draft. */
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
