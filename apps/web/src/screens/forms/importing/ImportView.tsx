import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { formProblemMessages, wordFormProblem } from '@tideform/components/editing';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { findingMessages, sayReason } from '@tideform/import';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormService } from '../../../data/useFormService.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { formsMessages } from '../forms.messages.ts';
import { useGalleryStyles } from '../gallery/useGalleryStyles.ts';
import { wayPanel } from '../ways/WayTabs.tsx';
import { ChooseForm } from './ChooseForm.tsx';
import { importMessages } from './import.messages.ts';
import { ReadForm } from './ReadForm.tsx';
import { type ImportStep, useImport } from './useImport.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Makes a form of another product's: a file or a text is read, looked at, and then built on. */
export function ImportView(props: {
  readonly teamId: string;
  readonly isBusy: boolean;
  readonly onCreate: (work: () => Promise<void>) => void;
}) {
  const { teamId, isBusy, onCreate } = props;
  const messages = useMessages(importMessages);
  const forms = useMessages(formsMessages);
  const own = useOwnMessages(formsMessages);
  const styles = useImportStyles();
  const gallery = useGalleryStyles();
  const service = useFormService();
  const navigate = useNavigate();
  const { state, takeFile, takeText, startAgain, speak } = useImport(own.submit);
  const [language, setLanguage] = useState('');
  const problem = useProblem(state);
  const take = (file: File) => {
    setLanguage('');
    void takeFile(file);
  };
  const choose = (wanted: string) => {
    setLanguage(wanted);
    speak(wanted);
  };
  const read = state.step === 'read' ? state : undefined;
  const nameOf = (title: string | undefined) =>
    title ?? (read?.brought.name.replace(/\.\w{1,5}$/, '') || own.blankTitle);
  const create = () =>
    onCreate(async () => {
      if (!read) return;
      const { brought, read: good } = read;
      const form = await service.add(teamId, {
        ...{ title: nameOf(good.title), schema: good.form },
        ...(good.format === 'pdf' && { paper: new Blob([brought.content as BlobPart], { type: 'application/pdf' }) }),
      });
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const saveReport = useSaveReport(state);
  return (
    <>
      <div className={styles.panel} {...wayPanel('import')}>
        {state.step === 'choose' && (
          <ChooseForm problem={problem} onFile={take} onText={(text) => takeText(text, messages.pasted)} />
        )}
        {state.step === 'reading' && <Spinner label={messages.reading({ name: state.name })} />}
        {read && (
          <ReadForm
            name={read.brought.name}
            sizeBytes={read.brought.sizeBytes}
            content={read.brought.content}
            read={read.read}
            language={language || (read.read.languages[0] ?? '')}
            onLanguage={choose}
            onFile={take}
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

/** Why what was brought is no form, in words. */
function useProblem(state: ImportStep): string | undefined {
  const messages = useMessages(importMessages);
  const problems = useMessages(formProblemMessages);
  if (state.step !== 'choose' || !state.problem) return undefined;
  const { problem } = state;
  if (problem.code !== 'refused') return messages.problems[problem.code];
  const [first] = problem.problems;
  return messages.problems.refused({ reason: first ? wordFormProblem(first, problems) : '' });
}

/** Keeps the report as a text that a spreadsheet reads. */
function useSaveReport(state: ImportStep): () => void {
  const messages = useMessages(importMessages);
  const reasons = useMessages(findingMessages);
  return () => {
    if (state.step !== 'read') return;
    const { read, brought } = state;
    const lines = read.findings.map((finding) => {
      const { outcome, place, part, property } = finding;
      return [messages.outcomes[outcome], place, part, property, sayReason(finding, reasons)];
    });
    const heads = [messages.result, messages.place, messages.part, messages.property, messages.happens];
    const text = [heads, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), messages.reportName({ name: brought.name }), 'csv');
  };
}

/** Quoted; what a spreadsheet would take for a formula is not begun like one. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
