import { Caption1, Field, Select, Spinner, Subtitle2, Tab, TabList } from '@fluentui/react-components';
import { DocumentText20Regular } from '@fluentui/react-icons';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, upgradeForm } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { computeFindingTotals, type ImportedForm } from '@tideform/import';
import { useEffect, useMemo, useState } from 'react';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { useViews } from '../../../form/useViews.ts';
import { formatBytes } from '../../../ui/formatting/format-bytes.ts';
import { FileButton } from './ChooseForm.tsx';
import { ImportReport, ImportTotals } from './ImportReport.tsx';
import { importMessages } from './import.messages.ts';
import { OriginalView } from './OriginalView.tsx';
import { useImportStyles } from './useImportStyles.ts';

type SuccessfulImport = Extract<ImportedForm, { readonly ok: true }>;

/** Imported form with totals, report and preview. */
export function ImportedFormView(props: {
  readonly name: string;
  readonly sizeBytes: number;
  readonly content: Uint8Array | string;
  readonly imported: SuccessfulImport;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const { name, sizeBytes, content, imported, language, onLanguage, onFile } = props;
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const { locale } = useLocale();
  const [tab, setTab] = useState('report');
  const totals = useMemo(() => computeFindingTotals(imported.findings), [imported]);
  const pages = imported.form.display === 'wizard' ? imported.form.components.length : 1;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.file}>
          <DocumentText20Regular aria-hidden="true" />
          <Subtitle2 className={styles.fileName}>
            <bdi>{name}</bdi>
          </Subtitle2>
          <Caption1 className={styles.hint}>
            {messages.about({ size: formatBytes(sizeBytes, locale), format: messages.formats[imported.format], pages })}
          </Caption1>
        </div>
        <FileButton label={messages.chooseAnother} onFile={onFile} />
      </div>
      {imported.languages.length > 1 && (
        <Field label={messages.language}>
          <Select value={language} onChange={(_, data) => onLanguage(data.value)}>
            {imported.languages.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <ImportTotals totals={totals} />
      <TabList className={styles.tabs} selectedValue={tab} onTabSelect={(_, data) => setTab(String(data.value))}>
        <Tab value="report" id="import-report-tab">
          {messages.report}
        </Tab>
        <Tab value="preview" id="import-preview-tab">
          {messages.preview}
        </Tab>
      </TabList>
      <div className={styles.shown} role="tabpanel" aria-labelledby={`import-${tab}-tab`}>
        {tab === 'report' ? (
          <ImportReport findings={imported.findings} />
        ) : (
          <div className={styles.beside}>
            <OriginalView content={content} />
            <ImportPreview form={imported.form} />
          </div>
        )}
      </div>
    </>
  );
}

/** Preview of the imported form. Its code hasn't been reviewed yet, so it doesn't run here. */
function ImportPreview({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const session = useMemo(() => createSession({ form: upgradeForm(form), specs, viewer: { isCreator: true } }), [form]);
  useEffect(() => () => session.close(), [session]);
  const hasViews = useViews(session.form);
  if (!hasViews) return <Spinner size="medium" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section
    <section className={styles.preview} tabIndex={0} aria-label={messages.preview}>
      <FormRunner isCodeOff session={session} onSubmit={() => undefined} onAction={() => undefined} />
    </section>
  );
}
