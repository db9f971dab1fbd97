import { type PdfSettings, readPdfOptions, sameJson, storePdfOptions } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useMemo } from 'react';
import { useHasFeature } from '../../../data/features/useSubscription.ts';
import type { Draft } from '../useDraft.ts';
import { OptionsPanel } from './options/OptionsPanel.tsx';
import { usePdfTabStyles } from './pdf-tab.styles.ts';
import { PaperStage } from './stage/PaperStage.tsx';

/** What the form looks like on paper, and what its builders decide of that. Saved it is part of the draft, and can be undone. */
export function PdfTab(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  /** What is not saved yet: kept while another tab is open. */
  readonly edited: PdfSettings | undefined;
  readonly onEdit: (settings: PdfSettings | undefined) => void;
}) {
  const { form, draft, edited, onEdit } = props;
  const styles = usePdfTabStyles();
  const isUnlocked = useHasFeature(form.teamId, 'pdf_templates');
  const { pdfOptions } = draft;
  const saved = useMemo(() => readPdfOptions(pdfOptions), [pdfOptions]);
  const settings = edited ?? saved;
  const shownOptions = useMemo(() => (edited ? storePdfOptions(edited, pdfOptions) : pdfOptions), [edited, pdfOptions]);
  const change = (part: Partial<PdfSettings>) => {
    const next = { ...settings, ...part };
    onEdit(sameJson(next, saved) ? undefined : next);
  };
  const save = () => {
    draft.setPdfOptions(storePdfOptions(settings, pdfOptions));
    onEdit(undefined);
  };
  const { schema, titleTemplate } = draft;
  const shown = useMemo(
    () => ({ schema, titleTemplate, pdfOptions: shownOptions }),
    [schema, titleTemplate, shownOptions],
  );
  return (
    <div className={styles.panes}>
      <PaperStage form={form} edited={shown} guides={isUnlocked === true ? settings : undefined} />
      <OptionsPanel
        teamId={form.teamId}
        schema={schema}
        settings={settings}
        isUnlocked={isUnlocked}
        isChanged={edited !== undefined}
        onChange={change}
        onReset={() => onEdit(undefined)}
        onSave={save}
      />
    </div>
  );
}
