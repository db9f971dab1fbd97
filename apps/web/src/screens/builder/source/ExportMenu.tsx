import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowExportLtr20Regular } from '@fluentui/react-icons';
import { parseForm, parseJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ExportFormat, Finding } from '@tideform/import';
import { useState } from 'react';
import { saveFile } from '../../../ui/save-file.ts';
import { sourceFileMessages } from './source-file.messages.ts';

const formats: readonly ExportFormat[] = ['jsonSchema', 'xlsform'];
/** Maximum number of lost properties that are listed. */
const maxListed = 5;

/**
 * Menu that exports the form in the format of another product, and lists what the file doesn't contain. The Download
 * button exports form.io JSON.
 */
export function ExportMenu({ name, source }: { readonly name: string; readonly source: string }) {
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
