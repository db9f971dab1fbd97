import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { formatFormProblem, formProblemMessages } from '@tideform/components/editing';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { findingMessages, formatFindingReason } from '@tideform/import';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormService } from '../../../data/forms/useForms.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { formsMessages } from '../forms.messages.ts';
import { useGalleryStyles } from '../gallery/useGalleryStyles.ts';
import { getTabPanelProps } from '../tabs/CreationTabs.tsx';
import { ChooseForm } from './ChooseForm.tsx';
import { ImportedFormView } from './ImportedFormView.tsx';
import { importMessages } from './import.messages.ts';
import { type ImportStep, useImport } from './useImport.ts';
import { useImportStyles } from './useImportStyles.ts';

/** View to create a form from another product's file or text. */
export function ImportView(props: {
  readonly teamId: string;
  readonly isBusy: boolean;
  readonly onCreate: (work: () => Promise<void>) => void;
}) {
  const { teamId, isBusy, onCreate } = props;
  const messages = useMessages(importMessages);
  const forms = useMessages(formsMessages);
  const ownMessages = useOwnMessages(formsMessages);
  const styles = useImportStyles();
  const gallery = useGalleryStyles();
  const service = useFormService();
  const navigate = useNavigate();
  const { state, takeFile, takeText, startAgain, speak: setFormLanguage } = useImport(ownMessages.submit);
  const [language, setLanguage] = useState('');
  const errorText = useErrorText(state);
  const handleFile = (file: File) => {
    setLanguage('');
    void takeFile(file);
  };
  const choose = (wanted: string) => {
    setLanguage(wanted);
    setFormLanguage(wanted);
  };
  const read = state.step === 'read' ? state : undefined;
  const getTitle = (title: string | undefined) =>
    title ?? (read?.source.name.replace(/\.\w{1,5}$/, '') || ownMessages.blankTitle);
  const create = () =>
    onCreate(async () => {
      if (!read) return;
      const { source: importSource, read: importedForm } = read;
      const form = await service.add(teamId, {
        ...{ title: getTitle(importedForm.title), schema: importedForm.form },
        ...(importedForm.format === 'pdf' && {
          pdfForm: new Blob([importSource.content as BlobPart], { type: 'application/pdf' }),
        }),
      });
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const saveReport = useSaveReport(state);
  return (
    <>
      <div className={styles.panel} {...getTabPanelProps('import')}>
        {state.step === 'choose' && (
          <ChooseForm problem={errorText} onFile={handleFile} onText={(text) => takeText(text, messages.pasted)} />
        )}
        {state.step === 'reading' && <Spinner label={messages.reading({ name: state.name })} />}
        {read && (
          <ImportedFormView
            name={read.source.name}
            sizeBytes={read.source.sizeBytes}
            content={read.source.content}
            imported={read.read}
            language={language || (read.read.languages[0] ?? '')}
            onLanguage={choose}
            onFile={handleFile}
          />
        )}
      </div>
      {read && (
        <div className={gallery.foot}>
          <Caption1 className={gallery.note}>{messages.notSaved}</Caption1>
          <Button disabled={isBusy} onClick={startAgain}>
            {messages.chooseOther}
          </Button>
          <Button onClick={saveReport}>{messages.saveReport}</Button>
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={create}
          >
            {isBusy ? forms.creating : messages.create}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns a message that explains why the import failed; `undefined` if it didn't. */
function useErrorText(state: ImportStep): string | undefined {
  const messages = useMessages(importMessages);
  const problems = useMessages(formProblemMessages);
  if (state.step !== 'choose' || !state.problem) return undefined;
  const { problem } = state;
  if (problem.code !== 'refused') return messages.problems[problem.code];
  const [first] = problem.problems;
  return messages.problems.refused({ reason: first ? formatFormProblem(first, problems) : '' });
}

/** Returns a function that saves the report as CSV. */
function useSaveReport(state: ImportStep): () => void {
  const messages = useMessages(importMessages);
  const reasons = useMessages(findingMessages);
  return () => {
    if (state.step !== 'read') return;
    const { read, source: importSource } = state;
    const lines = read.findings.map((finding) => {
      const { outcome, place, part, property } = finding;
      return [messages.outcomes[outcome], place, part, property, formatFindingReason(finding, reasons)];
    });
    const heads = [messages.result, messages.place, messages.part, messages.property, messages.happens];
    const text = [heads, ...lines].map((line) => line.map(formatCsvCell).join(',')).join('\r\n');
    saveFile(
      new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }),
      messages.reportName({ name: importSource.name }),
      'csv',
    );
  };
}

/** Quotes a CSV cell, with an apostrophe before text that a spreadsheet would run as a formula. */
const formatCsvCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
