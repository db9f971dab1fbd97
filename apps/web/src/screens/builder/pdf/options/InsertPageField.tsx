import {
  Button,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { listTemplateFields } from '../../title-template/template-fields.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';

const pageTokens = ['pageNumber', 'totalPages'] as const;
const responseTokens = ['date', 'title', 'formTitle', 'teamName', 'submissionNumber'] as const;

/** Menu that inserts a template expression into a page header or footer. */
export function InsertPageField(props: { readonly schema: FormDefinition; readonly onInsert: (text: string) => void }) {
  const { schema, onInsert } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const localizedKinds = useLocalized(localizedPalette);
  const fields = listTemplateFields(schema, localizedKinds).map(({ name, insert }) => ({ name, insert }));
  const createEntries = (names: readonly (keyof typeof messages.fields)[]) =>
    names.map((name) => ({ name: messages.fields[name], insert: `{{${name}}}` }));
  const groups = [
    [messages.ofPage, createEntries(pageTokens)],
    [
      messages.ofResponse,
      [...createEntries(responseTokens), { name: messages.fields.createdBy, insert: '{{createdBy.name}}' }],
    ],
    [messages.ofForm, fields],
  ] as const;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={messages.insert} relationship="label">
          <Button appearance="subtle" size="small" icon={<Add16Regular />} />
        </Tooltip>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {groups.map(([name, entries]) => (
            <MenuGroup key={name}>
              {entries.length > 0 && <MenuGroupHeader>{name}</MenuGroupHeader>}
              {entries.map((entry) => (
                <MenuItem key={entry.insert} onClick={() => onInsert(entry.insert)}>
                  {entry.name}
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
