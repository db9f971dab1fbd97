import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowExportLtr20Regular } from '@fluentui/react-icons';
import { parseForm, parseJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ExportFormat, Finding } from '@tideform/import';
import { useState } from 'react';
import { saveFile } from '../../../ui/save-file.ts';
import { sourceFileMessages } from './source-file.messages.ts';

const formats: readonly ExportFormat[] = ['jsonSchema', 'xlsform'];
/** More of them are no help: the file is looked through anyhow. */
const mostNamed = 5;

/** The form as a file of another product; what is not in it is said. As form.io's JSON it is downloaded as it is. */
export function ExportMenu({ name, source }: { readonly name: string; readonly source: string }) {
  const messages = useMessages(sourceFileMessages);
  const [told, setTold] = useState('');
  const write = async (format: ExportFormat) => {
    const parsed = parseForm(parseJson(source));
    if (!parsed.ok) return setTold(messages.noForm);
    const { writeExport } = await import('./write-export.ts');
    const { content, extension, findings } = writeExport(parsed.form, name, format);
    saveFile(new Blob([content as BlobPart]), name, extension);
    const lost = findings.filter(({ outcome }) => outcome === 'lost');
    setTold(messages.exported({ lost: lost.length, which: namesOf(lost) }));
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
              <MenuItem key={format} onClick={() => void write(format)}>
                {messages.formats[format]}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <span role="status">{told}</span>
    </>
  );
}

const namesOf = (lost: readonly Finding[]): string =>
  [
    ...lost.slice(0, mostNamed).map(({ part, property }) => `${part} (${property})`),
    ...(lost.length > mostNamed ? ['…'] : []),
  ].join(', ');
