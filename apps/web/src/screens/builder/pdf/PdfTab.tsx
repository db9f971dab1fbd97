import { isSameJson, type PdfSettings, parsePdfOptions, serializePdfOptions } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useMemo } from 'react';
import { useHasFeature } from '../../../data/features/useSubscription.ts';
import type { Draft } from '../useDraft.ts';
import { OptionsPanel } from './options/OptionsPanel.tsx';
import { usePdfTabStyles } from './pdf-tab.styles.ts';
import { PdfPreviewPane } from './preview/PdfPreviewPane.tsx';

/** PDF tab: preview of the form as a PDF, and its options. Saved options are part of the draft and can be undone. */
export function PdfTab(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  /** Options that haven't been saved yet. They are kept while another tab is open. */
  readonly edited: PdfSettings | undefined;
  readonly onEdit: (settings: PdfSettings | undefined) => void;
}) {
  const { form, draft, edited, onEdit } = props;
  const styles = usePdfTabStyles();
  const isUnlocked = useHasFeature(form.teamId, 'pdf_templates');
  const { pdfOptions } = draft;
  const saved = useMemo(() => parsePdfOptions(pdfOptions), [pdfOptions]);
  const settings = edited ?? saved;
  const shownOptions = useMemo(
    () => (edited ? serializePdfOptions(edited, pdfOptions) : pdfOptions),
    [edited, pdfOptions],
  );
  const change = (part: Partial<PdfSettings>) => {
    const next = { ...settings, ...part };
    onEdit(isSameJson(next, saved) ? undefined : next);
  };
  const save = () => {
    draft.setPdfOptions(serializePdfOptions(settings, pdfOptions));
    onEdit(undefined);
  };
  const { schema, titleTemplate } = draft;
  const previewed = useMemo(
    () => ({ schema, titleTemplate, pdfOptions: shownOptions }),
    [schema, titleTemplate, shownOptions],
  );
  return (
    <div className={styles.panes}>
      <PdfPreviewPane form={form} edited={previewed} guides={isUnlocked === true ? settings : undefined} />
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
