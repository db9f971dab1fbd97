import { Button, Menu, MenuList, MenuPopover, MenuTrigger, Select } from '@fluentui/react-components';
import { AddSquare20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { type DateFormat, dateFormats, inFormat, usualDateFormat } from './date-formats.ts';
import { MenuOfFields } from './MenuOfFields.tsx';
import { MenuOfTexts } from './MenuOfTexts.tsx';
import type { TitleField } from './title-fields.ts';
import { titleTemplateMessages } from './title-template.messages.ts';
import { useTitleTemplateStyles } from './title-template.styles.ts';

/** What a title can say, by the names that people know. */
export function InsertField({
  fields,
  onInsert,
}: {
  readonly fields: readonly TitleField[];
  readonly onInsert: (text: string) => void;
}) {
  const messages = useMessages(titleTemplateMessages);
  const styles = useTitleTemplateStyles();
  const [format, setFormat] = useState<DateFormat>(usualDateFormat);
  const put = (text: string) => onInsert(inFormat(text, format));
  const id = useId();
  const ofResponse = [
    [messages.response.submissionNumber, '{{submissionNumber}}'],
    [messages.response.formTitle, '{{formTitle}}'],
    [messages.response.createdBy, '{{createdBy.name}}'],
    [messages.response.timestamp, '{{dateFormat timestamp "DD-MM-YYYY"}}'],
  ] as const;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.insert} icon={<AddSquare20Regular />}>
            {messages.insert}
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <MenuOfTexts title={messages.ofResponse} texts={ofResponse} onChoose={put} />
            <MenuOfFields
              title={messages.ofForm}
              none={messages.noFields}
              fields={fields}
              onChoose={({ insert }) => put(insert)}
            />
          </MenuList>
        </MenuPopover>
      </Menu>
      <div className={styles.dates}>
        <label htmlFor={id}>{messages.dateFormat}</label>
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
