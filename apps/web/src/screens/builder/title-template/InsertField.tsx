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
import { AddSquare20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { TitleField } from './title-fields.ts';
import { useTitleTemplateStyles } from './title-template.styles.ts';
import { titleTemplateWords } from './title-template.words.ts';

/** What a title can say, by the names that people know. */
export function InsertField({
  fields,
  onInsert,
}: {
  readonly fields: readonly TitleField[];
  readonly onInsert: (text: string) => void;
}) {
  const words = useWords(titleTemplateWords);
  const styles = useTitleTemplateStyles();
  const ofResponse = [
    [words.response.submissionNumber, '{{submissionNumber}}'],
    [words.response.formTitle, '{{formTitle}}'],
    [words.response.createdBy, '{{createdBy.name}}'],
    [words.response.timestamp, '{{dateFormat timestamp "DD-MM-YYYY"}}'],
  ] as const;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button className={styles.insert} icon={<AddSquare20Regular />}>
          {words.insert}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{words.ofResponse}</MenuGroupHeader>
            {ofResponse.map(([name, text]) => (
              <MenuItem key={text} onClick={() => onInsert(text)}>
                {name}
              </MenuItem>
            ))}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{words.ofForm}</MenuGroupHeader>
            {fields.length === 0 && <MenuItem disabled>{words.noFields}</MenuItem>}
            {fields.map(({ name, insert }) => (
              <MenuItem key={insert} onClick={() => onInsert(insert)}>
                {name}
              </MenuItem>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
