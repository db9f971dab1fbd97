import { Button, Caption1, mergeClasses, Spinner } from '@fluentui/react-components';
import { formProblemWords, wordFormProblem } from '@tideform/components/editing';
import { findingWords, sayReason } from '@tideform/import';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormService } from '../../../data/useFormService.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { formsWords } from '../forms.words.ts';
import { type Way, WayTabs, wayPanel } from '../ways/WayTabs.tsx';
import { ChooseForm } from './ChooseForm.tsx';
import { importWords } from './import.words.ts';
import { ReadForm } from './ReadForm.tsx';
import { type ImportStep, useImport } from './useImport.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Makes a form of another product's: a file or a text is read, looked at, and then built on. */
export function ImportDialog(props: {
  readonly teamId: string;
  readonly onWay: (way: Way) => void;
  readonly onClose: () => void;
}) {
  const { teamId, onWay, onClose } = props;
  const words = useWords(importWords);
  const forms = useWords(formsWords);
  const ui = useWords(uiWords);
  const styles = useImportStyles();
  const service = useFormService();
  const navigate = useNavigate();
  const { isBusy, error, attempt } = useAttempt();
  const { state, takeFile, takeText, startAgain, speak } = useImport(forms.submit);
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
    title ?? (read?.brought.name.replace(/\.\w{1,5}$/, '') || forms.blankTitle);
  const create = () =>
    attempt(async () => {
      if (!read) return;
      const { brought, read: good } = read;
      const form = await service.add(teamId, {
        ...{ title: nameOf(good.title), schema: good.form },
        ...(good.format === 'pdf' && { paper: new Blob([brought.content as BlobPart], { type: 'application/pdf' }) }),
      });
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    });
  const saveReport = useSaveReport(state);
  const close = () => !isBusy && onClose();
  return (
    <DialogFrame
      title={forms.letsBuild}
      error={error}
      onClose={close}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      actions={
        <>
          {read && <Caption1 className={mergeClasses(styles.hint, styles.said)}>{words.notSaved}</Caption1>}
          <Button disabled={isBusy} onClick={read ? startAgain : close}>
            {read ? words.chooseOther : ui.cancel}
          </Button>
          {read && <Button onClick={saveReport}>{words.saveReport}</Button>}
          {read && (
            <Button
              appearance="primary"
              disabledFocusable={isBusy}
              {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={create}
            >
              {isBusy ? forms.creating : words.create}
            </Button>
          )}
        </>
      }
    >
      <WayTabs chosen="import" isBusy={isBusy} className={styles.ways} onChoose={onWay} />
      <div className={styles.panel} {...wayPanel('import')}>
        {state.step === 'choose' && (
          <ChooseForm problem={problem} onFile={take} onText={(text) => takeText(text, words.pasted)} />
        )}
        {state.step === 'reading' && <Spinner label={words.reading({ name: state.name })} />}
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
    </DialogFrame>
  );
}

/** Why what was brought is no form, in words. */
function useProblem(state: ImportStep): string | undefined {
  const words = useWords(importWords);
  const problems = useWords(formProblemWords);
  if (state.step !== 'choose' || !state.problem) return undefined;
  const { problem } = state;
  if (problem.code !== 'refused') return words.problems[problem.code];
  const [first] = problem.problems;
  return words.problems.refused({ reason: first ? wordFormProblem(first, problems) : '' });
}

/** Keeps the report as a text that a spreadsheet reads. */
function useSaveReport(state: ImportStep): () => void {
  const words = useWords(importWords);
  const reasons = useWords(findingWords);
  return () => {
    if (state.step !== 'read') return;
    const { read, brought } = state;
    const lines = read.findings.map((finding) => {
      const { outcome, place, part, property } = finding;
      return [words.outcomes[outcome], place, part, property, sayReason(finding, reasons)];
    });
    const heads = [words.result, words.place, words.part, words.property, words.happens];
    const text = [heads, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), words.reportName({ name: brought.name }), 'csv');
  };
}

/** Quoted; what a spreadsheet would take for a formula is not begun like one. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
