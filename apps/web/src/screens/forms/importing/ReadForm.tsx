import { Caption1, Field, Select, Subtitle2, Tab, TabList } from '@fluentui/react-components';
import { DocumentText20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type ImportedForm, totalsOf } from '@tideform/import';
import { useMemo, useState } from 'react';
import { wordBytes } from '../../../ui/word-bytes.ts';
import { FileButton } from './FileButton.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportTotals } from './ImportTotals.tsx';
import { importMessages } from './import.messages.ts';
import { OriginalView } from './OriginalView.tsx';
import { useImportStyles } from './useImportStyles.ts';

type Good = Extract<ImportedForm, { readonly ok: true }>;

/** A form that was read: what became of it, and how it will be. */
export function ReadForm(props: {
  readonly name: string;
  readonly sizeBytes: number;
  readonly content: Uint8Array | string;
  readonly read: Good;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const { name, sizeBytes, content, read, language, onLanguage, onFile } = props;
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const { locale } = useSpeech();
  const [tab, setTab] = useState('report');
  const totals = useMemo(() => totalsOf(read.findings), [read]);
  const pages = read.form.display === 'wizard' ? read.form.components.length : 1;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.file}>
          <DocumentText20Regular aria-hidden="true" />
          <Subtitle2 className={styles.fileName}>
            <bdi>{name}</bdi>
          </Subtitle2>
          <Caption1 className={styles.hint}>
            {messages.about({ size: wordBytes(sizeBytes, locale), format: messages.formats[read.format], pages })}
          </Caption1>
        </div>
        <FileButton label={messages.chooseAnother} onFile={onFile} />
      </div>
      {read.languages.length > 1 && (
        <Field label={messages.language}>
          <Select value={language} onChange={(_, data) => onLanguage(data.value)}>
            {read.languages.map((one) => (
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
          <ImportReport findings={read.findings} />
        ) : (
          <div className={styles.beside}>
            <OriginalView content={content} />
            <ImportPreview form={read.form} />
          </div>
        )}
      </div>
    </>
  );
}
