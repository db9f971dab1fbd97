import { Button, Caption1, Field, Textarea } from '@fluentui/react-components';
import { Attach20Regular, Dismiss20Regular, DocumentPdf20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { formAskLimits as limits } from '../../../data/ai/useAi.ts';
import { wordBytes } from '../../../ui/word-bytes.ts';
import { describeMessages } from './describe.messages.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** What somebody says and brings. */
export interface Wish {
  readonly prompt: string;
  readonly pdf: File | undefined;
}

export const noWish: Wish = { prompt: '', pdf: undefined };

/** Whether it is enough to make a form of. */
export const isEnough = ({ prompt, pdf }: Wish): boolean =>
  prompt.length <= limits.mostCharacters && (pdf !== undefined || prompt.trim().length >= limits.leastCharacters);

/** Where one says what a form should ask, and attaches a paper form. */
export function AskForm(props: {
  readonly wish: Wish;
  readonly isBusy: boolean;
  readonly rows: number;
  /** On the card of the gallery there is room for less. */
  readonly isCard?: boolean;
  readonly takesFocus?: boolean;
  readonly onChange: (wish: Wish) => void;
}) {
  const { wish, isBusy, rows, isCard = false, takesFocus = false, onChange } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const [wasLeft, setLeft] = useState(false);
  const length = wish.prompt.trim().length;
  const isShort = wasLeft && length > 0 && length < limits.leastCharacters && !wish.pdf;
  const isLong = wish.prompt.length > limits.mostCharacters;
  const problem = isLong ? messages.tooLong({ most: limits.mostCharacters }) : isShort ? messages.tooShort : undefined;
  return (
    <>
      <Field
        label={isCard ? { children: messages.what, className: styles.onlySpoken } : messages.what}
        {...(problem !== undefined
          ? { validationMessage: problem, validationState: 'error' as const }
          : !isCard && { hint: messages.least })}
      >
        <Textarea
          autoFocus={takesFocus}
          rows={rows}
          resize={isCard ? 'none' : 'vertical'}
          placeholder={messages.example}
          value={wish.prompt}
          readOnly={isBusy}
          onBlur={() => setLeft(true)}
          onChange={(_, { value }) => onChange({ ...wish, prompt: value })}
        />
      </Field>
      {!isCard && <PdfChoice {...props} />}
    </>
  );
}

function PdfChoice({ wish, isBusy, onChange }: Pick<Parameters<typeof AskForm>[0], 'wish' | 'isBusy' | 'onChange'>) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const { locale } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { pdf } = wish;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? [];
    const wrong = file && problemOf(file, others.length > 0 || pdf !== undefined);
    target.value = '';
    setProblem(wrong && messages[wrong]);
    if (file && !wrong) onChange({ ...wish, pdf: file });
  };
  return (
    <div className={styles.pdf}>
      {pdf && (
        <div className={styles.file}>
          <DocumentPdf20Regular aria-hidden="true" className={styles.fileIcon} />
          <span className={styles.fileName}>
            <bdi>{pdf.name}</bdi>
          </span>
          <Caption1 className={styles.quiet}>{wordBytes(pdf.size, locale)}</Caption1>
          <Button
            appearance="subtle"
            size="small"
            icon={<Dismiss20Regular />}
            aria-label={messages.detach({ name: pdf.name })}
            disabled={isBusy}
            onClick={() => onChange({ ...wish, pdf: undefined })}
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
        onChange={take}
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

function problemOf(file: File, isSecond: boolean): 'onlyOne' | 'onlyPdf' | 'tooLarge' | undefined {
  if (isSecond) return 'onlyOne';
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'onlyPdf';
  return file.size > limits.pdfBytes ? 'tooLarge' : undefined;
}
