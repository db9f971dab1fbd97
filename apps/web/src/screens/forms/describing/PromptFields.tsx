import { Button, Caption1, Field, Textarea } from '@fluentui/react-components';
import { Attach20Regular, Dismiss20Regular, DocumentPdf20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { formPromptLimits as limits } from '../../../data/useAi.ts';
import { formatBytes } from '../../../ui/formatting/format-bytes.ts';
import { describeMessages } from './describe.messages.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** Description and PDF from which a form is generated. */
export interface FormPrompt {
  readonly prompt: string;
  readonly pdf: File | undefined;
}

export const emptyPrompt: FormPrompt = { prompt: '', pdf: undefined };

/** Whether the prompt is long enough, or has a PDF, and isn't too long. */
export const isCompletePrompt = ({ prompt, pdf }: FormPrompt): boolean =>
  prompt.length <= limits.mostCharacters && (pdf !== undefined || prompt.trim().length >= limits.leastCharacters);

/** Fields to describe a form and to attach a PDF. */
export function PromptFields(props: {
  readonly formPrompt: FormPrompt;
  readonly isBusy: boolean;
  readonly rows: number;
  /** Compact layout for the gallery card. */
  readonly isCard?: boolean;
  readonly hasAutoFocus?: boolean;
  readonly onChange: (formPrompt: FormPrompt) => void;
}) {
  const { formPrompt, isBusy, rows, isCard = false, hasAutoFocus = false, onChange } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const [isTouched, setTouched] = useState(false);
  const length = formPrompt.prompt.trim().length;
  const isShort = isTouched && length > 0 && length < limits.leastCharacters && !formPrompt.pdf;
  const isLong = formPrompt.prompt.length > limits.mostCharacters;
  const problem = isLong ? messages.tooLong({ most: limits.mostCharacters }) : isShort ? messages.tooShort : undefined;
  return (
    <>
      <Field
        label={isCard ? { children: messages.what, className: styles.visuallyHidden } : messages.what}
        {...(problem !== undefined
          ? { validationMessage: problem, validationState: 'error' as const }
          : !isCard && { hint: messages.least })}
      >
        <Textarea
          autoFocus={hasAutoFocus}
          rows={rows}
          resize={isCard ? 'none' : 'vertical'}
          placeholder={messages.example}
          value={formPrompt.prompt}
          readOnly={isBusy}
          onBlur={() => setTouched(true)}
          onChange={(_, { value }) => onChange({ ...formPrompt, prompt: value })}
        />
      </Field>
      {!isCard && <PdfChoice {...props} />}
    </>
  );
}

function PdfChoice({
  formPrompt,
  isBusy,
  onChange,
}: Pick<Parameters<typeof PromptFields>[0], 'formPrompt' | 'isBusy' | 'onChange'>) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { pdf } = formPrompt;
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? [];
    const wrong = file && validateFile(file, others.length > 0 || pdf !== undefined);
    target.value = '';
    setProblem(wrong && messages[wrong]);
    if (file && !wrong) onChange({ ...formPrompt, pdf: file });
  };
  return (
    <div className={styles.pdf}>
      {pdf && (
        <div className={styles.file}>
          <DocumentPdf20Regular aria-hidden="true" className={styles.fileIcon} />
          <span className={styles.fileName}>
            <bdi>{pdf.name}</bdi>
          </span>
          <Caption1 className={styles.quiet}>{formatBytes(pdf.size, locale)}</Caption1>
          <Button
            appearance="subtle"
            size="small"
            icon={<Dismiss20Regular />}
            aria-label={messages.detach({ name: pdf.name })}
            disabled={isBusy}
            onClick={() => onChange({ ...formPrompt, pdf: undefined })}
          />
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".pdf,application/pdf"
        aria-label={messages.attach}
        onChange={handleFiles}
      />
      <Button icon={<Attach20Regular />} disabled={isBusy || pdf !== undefined} onClick={() => input.current?.click()}>
        {messages.attach}
      </Button>
      <Caption1 role="alert" className={styles.problem}>
        {problem}
      </Caption1>
    </div>
  );
}

function validateFile(file: File, isSecond: boolean): 'onlyOne' | 'onlyPdf' | 'tooLarge' | undefined {
  if (isSecond) return 'onlyOne';
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'onlyPdf';
  return file.size > limits.pdfBytes ? 'tooLarge' : undefined;
}
