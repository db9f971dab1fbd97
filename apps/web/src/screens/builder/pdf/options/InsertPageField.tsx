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
import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { listTitleFields } from '../../title-template/title-fields.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';

const ofPage = ['pageNumber', 'totalPages'] as const;
const ofResponse = ['date', 'title', 'formTitle', 'teamName', 'submissionNumber'] as const;

/** What the line of a page can say, by the names that people know. */
export function InsertPageField(props: { readonly schema: FormDefinition; readonly onInsert: (text: string) => void }) {
  const { schema, onInsert } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const saidKinds = useSpoken(kinds);
  const fields = listTitleFields(schema, saidKinds).map(({ name, insert }) => ({ name, insert }));
  const own = (names: readonly (keyof typeof messages.fields)[]) =>
    names.map((name) => ({ name: messages.fields[name], insert: `{{${name}}}` }));
  const groups = [
    [messages.ofPage, own(ofPage)],
    [messages.ofResponse, [...own(ofResponse), { name: messages.fields.createdBy, insert: '{{createdBy.name}}' }]],
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
