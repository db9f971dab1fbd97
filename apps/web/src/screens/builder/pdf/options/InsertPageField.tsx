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
import { useSpoken, useWords } from '@tideform/words/react';
import { listTitleFields } from '../../title-template/title-fields.ts';
import { pdfWords } from '../pdf.words.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';

const ofPage = ['pageNumber', 'totalPages'] as const;
const ofResponse = ['date', 'title', 'formTitle', 'teamName', 'submissionNumber'] as const;

/** What the line of a page can say, by the names that people know. */
export function InsertPageField(props: { readonly schema: FormDefinition; readonly onInsert: (text: string) => void }) {
  const { schema, onInsert } = props;
  const words = useWords(pdfWords);
  const styles = usePdfTabStyles();
  const saidKinds = useSpoken(kinds);
  const fields = listTitleFields(schema, saidKinds).map(({ name, insert }) => ({ name, insert }));
  const own = (names: readonly (keyof typeof words.fields)[]) =>
    names.map((name) => ({ name: words.fields[name], insert: `{{${name}}}` }));
  const groups = [
    [words.ofPage, own(ofPage)],
    [words.ofResponse, [...own(ofResponse), { name: words.fields.createdBy, insert: '{{createdBy.name}}' }]],
    [words.ofForm, fields],
  ] as const;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Tooltip content={words.insert} relationship="label">
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
