import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { BracesVariable20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { MenuOfFields } from '../title-template/MenuOfFields.tsx';
import { MenuOfTexts } from '../title-template/MenuOfTexts.tsx';
import type { TitleField } from '../title-template/title-fields.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** Where a token goes: among addresses, into a line of text, into formatted text. */
type Kind = 'address' | 'text' | 'html';

/** What an email can say of a submission, by the names that people know. */
export function TokenMenu(props: {
  readonly kind: Kind;
  /** The field that it belongs to, in words; of the text that has room for more than a sign it is not said. */
  readonly into?: string;
  readonly fields: readonly TitleField[];
  readonly onInsert: (text: string) => void;
}) {
  const { kind, into, fields, onInsert } = props;
  const messages = useMessages(emailMessages);
  const { tokens } = messages;
  const styles = useEmailStyles();
  const offered = kind === 'address' ? fields.filter((field) => ofAddresses.has(field.kind)) : fields;
  const ofSubmission = [
    ...(kind === 'address' ? [] : textsOfSubmission.map(([name, text]) => [tokens[name], text] as const)),
    ...(kind === 'html'
      ? [
          [tokens.viewUrl, `<a href="{{viewUrl}}">${messages.openSubmission}</a>`] as const,
          [tokens.editUrl, `<a href="{{editUrl}}">${messages.editSubmission}</a>`] as const,
        ]
      : []),
  ];
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        {into === undefined ? (
          <Button size="small" appearance="subtle" className={styles.tool} icon={<BracesVariable20Regular />}>
            {tokens.insert}
          </Button>
        ) : (
          <Button
            appearance="subtle"
            className={styles.insert}
            icon={<BracesVariable20Regular />}
            aria-label={tokens.insertInto({ field: into })}
            title={tokens.insert}
          />
        )}
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {ofSubmission.length > 0 && (
            <MenuOfTexts title={tokens.ofSubmission} texts={ofSubmission} onChoose={onInsert} />
          )}
          <MenuOfFields
            title={tokens.ofForm}
            none={tokens.noFields}
            fields={offered}
            onChoose={({ insert }) => onInsert(insert)}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** What may give an address: one of its own, people with theirs, words that somebody has typed or chosen. */
const ofAddresses: ReadonlySet<TitleField['kind']> = new Set(['email', 'people', 'text', 'choice', 'choices']);

const textsOfSubmission = [
  ['submissionNumber', '{{submissionNumber}}'],
  ['title', '{{title}}'],
  ['formTitle', '{{formTitle}}'],
  ['createdBy', '{{createdBy.name}}'],
  ['editedBy', '{{editedBy.name}}'],
  ['timestamp', '{{dateFormat timestamp "D MMMM YYYY"}}'],
] as const;
