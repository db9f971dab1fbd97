import { Button, Checkbox, Field, ProgressBar, Radio, RadioGroup } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { type ExportKind, isPowerBi } from './export-kind.ts';
import { exportsMessages } from './exports.messages.ts';
import type { PdfExportMode } from './save-files.ts';
import { type ExportOptions, useExport } from './useExport.ts';
import type { CsvOptions } from './write-csv.ts';

/** Locales with a decimal comma use semicolons as column separators in spreadsheets. */
const getDelimiter = (locale: string): CsvOptions['delimiter'] =>
  /^(de|fr|es|it|nl|pl|pt|ru)/.test(locale) ? ';' : ',';

/** Dialog that asks for the export options and downloads the file. A running export can be stopped. */
export function ExportDialog(props: {
  readonly team: TeamRow | null | undefined;
  readonly formId: string;
  readonly kind: ExportKind;
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
  /** Includes hidden columns. */
  readonly allColumns: readonly SubmissionColumn[];
  /**
   * Loads all submissions, including those that aren't loaded yet. Absent if all are loaded or only the loaded ones are
   * exported.
   */
  readonly readAll:
    | ((signal: AbortSignal, onRead: (count: number) => void) => Promise<readonly SubmissionItem[]>)
    | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(exportsMessages);
  const failures = useMessages(failureMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
  const notify = useShowToast();
  const { kind, items, readAll, onClose } = props;
  const [options, setOptions] = useState<ExportOptions>({
    delimiter: getDelimiter(locale),
    answers: 'labels',
    hasByteOrderMark: true,
    isGuarded: true,
    pdf: 'merged',
  });
  const { progress, cause, run, stop } = useExport(props);
  const start = async () => {
    const missing = await run(options);
    if (missing === undefined) return;
    if (missing > 0) notify('info', messages.missing({ count: missing }));
    onClose();
  };
  return (
    <DialogFrame
      title={messages.title({ kind: messages.kinds[kind] })}
      isAlert={progress !== undefined}
      error={cause === undefined ? undefined : formatSectionError(cause, failures)}
      onClose={() => progress === undefined && onClose()}
      actions={
        <>
          <Button onClick={progress ? stop : onClose}>{progress ? messages.stop : ui.cancel}</Button>
          <Button appearance="primary" disabledFocusable={progress !== undefined} onClick={start}>
            {messages.download}
          </Button>
        </>
      }
    >
      {progress ? (
        <div role="status">
          <ProgressBar
            aria-label={messages.title({ kind: messages.kinds[kind] })}
            {...(progress.of !== undefined && { value: progress.done, max: progress.of })}
          />
          {progress.of === undefined
            ? (progress.isOfWorkflows ? messages.readingWorkflows : messages.reading)({ count: progress.done })
            : messages.progress({ done: progress.done, of: progress.of })}
        </div>
      ) : (
        <>
          <p>
            {isPowerBi(kind) ? messages.powerBi : readAll ? messages.andMore : messages.rows({ count: items.length })}
          </p>
          {kind === 'csv' && <CsvFields options={options} onChange={(csv) => setOptions({ ...options, ...csv })} />}
          {kind === 'xlsx' && <AnswersField options={options} onChange={(csv) => setOptions({ ...options, ...csv })} />}
          {kind === 'pdf' && <PdfField value={options.pdf} onChange={(pdf) => setOptions({ ...options, pdf })} />}
        </>
      )}
    </DialogFrame>
  );
}

interface CsvFieldsProps {
  readonly options: CsvOptions;
  readonly onChange: (options: CsvOptions) => void;
}

/** Field to choose whether choices are exported as labels or stored values. */
function AnswersField({ options, onChange }: CsvFieldsProps) {
  const messages = useMessages(exportsMessages);
  return (
    <Field label={messages.choices}>
      <RadioGroup
        layout="horizontal"
        value={options.answers}
        onChange={(_, { value }) => onChange({ ...options, answers: value === 'values' ? 'values' : 'labels' })}
      >
        <Radio value="labels" label={messages.labels} />
        <Radio value="values" label={messages.values} />
      </RadioGroup>
    </Field>
  );
}

/** Fields for the CSV options. */
function CsvFields(props: CsvFieldsProps) {
  const messages = useMessages(exportsMessages);
  const { options, onChange } = props;
  return (
    <>
      <AnswersField {...props} />
      <Field label={messages.delimiter}>
        <RadioGroup
          layout="horizontal"
          value={options.delimiter}
          onChange={(_, { value }) => onChange({ ...options, delimiter: value === ';' ? ';' : ',' })}
        >
          <Radio value="," label={messages.comma} />
          <Radio value=";" label={messages.semicolon} />
        </RadioGroup>
      </Field>
      <Checkbox
        label={messages.bom}
        checked={options.hasByteOrderMark}
        onChange={(_, { checked }) => onChange({ ...options, hasByteOrderMark: checked === true })}
      />
      <Checkbox
        label={messages.guard}
        checked={options.isGuarded}
        onChange={(_, { checked }) => onChange({ ...options, isGuarded: checked === true })}
      />
    </>
  );
}

/** Field to choose whether the PDFs are merged into one file. */
function PdfField(props: { readonly value: PdfExportMode; readonly onChange: (value: PdfExportMode) => void }) {
  const messages = useMessages(exportsMessages);
  return (
    <Field label={messages.files}>
      <RadioGroup value={props.value} onChange={(_, { value }) => props.onChange(value === 'each' ? 'each' : 'merged')}>
        <Radio value="merged" label={messages.merged} />
        <Radio value="each" label={messages.each} />
      </RadioGroup>
    </Field>
  );
}
