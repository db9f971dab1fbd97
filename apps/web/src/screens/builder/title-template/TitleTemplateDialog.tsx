import {
  Button,
  Field,
  Menu,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Select,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { AddSquare20Regular } from '@fluentui/react-icons';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { Fragment, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { computeInitialAnswers } from '../../../form/session/compute-initial-answers.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import type { Draft } from '../useDraft.ts';
import { type EvaluatedTemplate, evaluateTitleTemplate } from './evaluate-title-template.ts';
import { formatTemplateProblem } from './format-template-problem.ts';
import { FieldMenuGroup, TextMenuGroup } from './MenuGroups.tsx';
import { listTemplateFields, type TemplateField } from './template-fields.ts';
import { type TemplateProblemMessages, templateProblemMessages } from './template-problem.messages.ts';
import { titleTemplateMessages } from './title-template.messages.ts';

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

/** Menu that inserts a template expression into a title, with a choice of date format. */
function InsertField({
  fields,
  onInsert,
}: {
  readonly fields: readonly TemplateField[];
  readonly onInsert: (text: string) => void;
}) {
  const messages = useMessages(titleTemplateMessages);
  const styles = useTitleTemplateStyles();
  const [format, setFormat] = useState<DateFormat>(defaultDateFormat);
  const insertText = (text: string) => onInsert(replaceDateFormat(text, format));
  const id = useId();
  const responseTexts = [
    [messages.response.submissionNumber, '{{submissionNumber}}'],
    [messages.response.formTitle, '{{formTitle}}'],
    [messages.response.createdBy, '{{createdBy.name}}'],
    [messages.response.timestamp, '{{dateFormat timestamp "DD-MM-YYYY"}}'],
  ] as const;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.insert} icon={<AddSquare20Regular />}>
            {messages.insert}
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <TextMenuGroup title={messages.ofResponse} texts={responseTexts} onChoose={insertText} />
            <FieldMenuGroup
              title={messages.ofForm}
              none={messages.noFields}
              fields={fields}
              onChoose={({ insert }) => insertText(insert)}
            />
          </MenuList>
        </MenuPopover>
      </Menu>
      <div className={styles.dates}>
        <label htmlFor={id}>{messages.dateFormat}</label>
        <Select id={id} value={format} onChange={(_, { value }) => setFormat(value as DateFormat)}>
          {dateFormats.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

/** Date formats to choose from; authors may write others in the template. */
const dateFormats = [
  'YYYY-MM-DD',
  'DD-MM-YYYY',
  'MM-DD-YYYY',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD hh:mm:ssA',
  'MMMM D, YYYY',
  'dddd MMMM D, YYYY',
] as const;

type DateFormat = (typeof dateFormats)[number];

/** Date format of an inserted field before the user chooses another one. */
const defaultDateFormat: DateFormat = 'DD-MM-YYYY';

/** Replaces the date format in an inserted expression. */
const replaceDateFormat = (insert: string, format: DateFormat): string =>
  insert.replace(`"${defaultDateFormat}"`, `"${format}"`);

/**
 * Returns a function that inserts a text at the cursor, replacing the selection, and places the cursor after the text.
 */
function useInsertText(
  textAreaRef: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): (text: string) => void {
  return useCallback(
    (text) => {
      const area = textAreaRef.current;
      if (!area) return;
      area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
      onChange(area.value);
      // The closing menu returns the focus to its button; this moves it to the text field.
      requestAnimationFrame(() => area.focus());
    },
    [textAreaRef, onChange],
  );
}

const useTitleTemplateStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  box: { '& textarea': { fontFamily: tokens.fontFamilyMonospace } },
  inserting: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  dates: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  insert: { '@media (pointer: coarse)': { minHeight: '44px' } },
  menu: { maxHeight: '50vh', overflowY: 'auto' },
  preview: {
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  previewHead: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXXS, paddingTop: tokens.spacingVerticalS },
  title: { margin: 0, marginBottom: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
});
