import { Button, Menu, MenuList, MenuPopover, MenuTrigger, Select } from '@fluentui/react-components';
import { AddSquare20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useId, useState } from 'react';
import { type DateFormat, dateFormats, inFormat, usualDateFormat } from './date-formats.ts';
import { MenuOfFields } from './MenuOfFields.tsx';
import { MenuOfTexts } from './MenuOfTexts.tsx';
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
  const [format, setFormat] = useState<DateFormat>(usualDateFormat);
  const put = (text: string) => onInsert(inFormat(text, format));
  const id = useId();
  const ofResponse = [
    [words.response.submissionNumber, '{{submissionNumber}}'],
    [words.response.formTitle, '{{formTitle}}'],
    [words.response.createdBy, '{{createdBy.name}}'],
    [words.response.timestamp, '{{dateFormat timestamp "DD-MM-YYYY"}}'],
  ] as const;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.insert} icon={<AddSquare20Regular />}>
            {words.insert}
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <MenuOfTexts title={words.ofResponse} texts={ofResponse} onChoose={put} />
            <MenuOfFields
              title={words.ofForm}
              none={words.noFields}
              fields={fields}
              onChoose={({ insert }) => put(insert)}
            />
          </MenuList>
        </MenuPopover>
      </Menu>
      <div className={styles.dates}>
        <label htmlFor={id}>{words.dateFormat}</label>
        <Select id={id} value={format} onChange={(_, { value }) => setFormat(value as DateFormat)}>
          {dateFormats.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
