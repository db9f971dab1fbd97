import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular, ArrowExportLtr20Regular, ArrowUpload20Regular } from '@fluentui/react-icons';
import { parseForm, parseJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ExportFormat, Finding } from '@tideform/import';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { sourceFileMessages } from './source-file.messages.ts';

const useStyles = makeStyles({
  files: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

/**
 * Maximum size of an uploaded source in bytes: far above any real form, and small enough for the editor to stay
 * responsive.
 */
const maxBytes = 5_000_000;

/**
 * Buttons to download the edited source, export it, or replace it with a file. An uploaded source takes effect when it
 * is applied.
 */
export function SourceFile(props: {
  readonly name: string;
  readonly source: string;
  readonly onSource: (source: string) => void;
}) {
  const { name, source, onSource } = props;
  const messages = useMessages(sourceFileMessages);
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>();
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > maxBytes) return setProblem('tooLarge');
    try {
      onSource(await file.text());
      setProblem(undefined);
    } catch {
      setProblem('unreadable');
    }
  };
  return (
    <div className={styles.files}>
      <Button
        size="small"
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile(new Blob([source], { type: 'application/json' }), name, 'json')}
      >
        {messages.download}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={messages.upload}
        onChange={handleFile}
      />
      <Button size="small" icon={<ArrowUpload20Regular />} onClick={() => input.current?.click()}>
        {messages.upload}
      </Button>
      <ExportMenu name={name} source={source} />
      <span role="alert" className={styles.problem}>
        {problem && messages[problem]}
      </span>
    </div>
  );
}

const formats: readonly ExportFormat[] = ['jsonSchema', 'xlsform'];
/** Maximum number of lost properties that are listed. */
const maxListed = 5;

/**
 * Menu that exports the form in the format of another product, and lists what the file doesn't contain. The Download
 * button exports form.io JSON.
 */
function ExportMenu({ name, source }: { readonly name: string; readonly source: string }) {
  const messages = useMessages(sourceFileMessages);
  const [status, setStatus] = useState('');
  const exportAs = async (format: ExportFormat) => {
    const parsed = parseForm(parseJson(source));
    if (!parsed.ok) return setStatus(messages.noForm);
    const { writeExport } = await import('./write-export.ts');
    const { content, extension, findings } = writeExport(parsed.form, name, format);
    saveFile(new Blob([content as BlobPart]), name, extension);
    const lostFindings = findings.filter(({ outcome }) => outcome === 'lost');
    setStatus(messages.exported({ lost: lostFindings.length, which: formatNames(lostFindings) }));
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowExportLtr20Regular />}>
            {messages.exportAs}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {formats.map((format) => (
              <MenuItem key={format} onClick={() => void exportAs(format)}>
                {messages.formats[format]}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <span role="status">{status}</span>
    </>
  );
}

const formatNames = (lost: readonly Finding[]): string =>
  [
    ...lost.slice(0, maxListed).map(({ part, property }) => `${part} (${property})`),
    ...(lost.length > maxListed ? ['…'] : []),
  ].join(', ');
