import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddCircle20Regular, BracesVariable20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { FieldMenuGroup, TextMenuGroup } from '../title-template/MenuGroups.tsx';
import { formatPath, type TemplateField } from '../title-template/template-fields.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** Kind of text that a token is inserted into: addresses, a line of plain text, or HTML. */
type TokenTarget = 'address' | 'text' | 'html';

/** Menu that inserts a template expression for a value of the submission or a field. */
export function TokenMenu(props: {
  readonly kind: TokenTarget;
  /**
   * Localized name of the field that the menu belongs to. When omitted, the button shows a label instead of only an
   * icon.
   */
  readonly fieldName?: string;
  readonly fields: readonly TemplateField[];
  readonly onInsert: (text: string) => void;
}) {
  const { kind, fieldName, fields, onInsert } = props;
  const messages = useMessages(emailMessages);
  const { tokens } = messages;
  const styles = useEmailStyles();
  const availableFields = kind === 'address' ? fields.filter((field) => addressKinds.has(field.kind)) : fields;
  const submissionTokens = [
    ...(kind === 'address' ? [] : submissionTokenTexts.map(([name, text]) => [tokens[name], text] as const)),
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
        {fieldName === undefined ? (
          <Button size="small" appearance="subtle" className={styles.tool} icon={<BracesVariable20Regular />}>
            {tokens.insert}
          </Button>
        ) : (
          <Button
            appearance="subtle"
            className={styles.insert}
            icon={<BracesVariable20Regular />}
            aria-label={tokens.insertInto({ field: fieldName })}
            title={tokens.insert}
          />
        )}
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {submissionTokens.length > 0 && (
            <TextMenuGroup title={tokens.ofSubmission} texts={submissionTokens} onChoose={onInsert} />
          )}
          <FieldMenuGroup
            title={tokens.ofForm}
            none={tokens.noFields}
            fields={availableFields}
            onChoose={({ insert }) => onInsert(insert)}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Field kinds whose answers may contain an email address. */
const addressKinds: ReadonlySet<TemplateField['kind']> = new Set(['email', 'people', 'text', 'choice', 'choices']);

const submissionTokenTexts = [
  ['submissionNumber', '{{submissionNumber}}'],
  ['title', '{{title}}'],
  ['formTitle', '{{formTitle}}'],
  ['createdBy', '{{createdBy.name}}'],
  ['editedBy', '{{editedBy.name}}'],
  ['timestamp', '{{dateFormat timestamp "D MMMM YYYY"}}'],
] as const;

/** Menu that inserts a conditional section, shown only if the chosen field has an answer. */
export function ConditionMenu({
  fields,
  onInsert,
}: {
  readonly fields: readonly TemplateField[];
  readonly onInsert: (text: string) => void;
}) {
  const { tokens } = useMessages(emailMessages);
  const styles = useEmailStyles();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" className={styles.tool} icon={<AddCircle20Regular />}>
          {tokens.condition}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <FieldMenuGroup
            title={tokens.ifAnswered}
            none={tokens.noFields}
            fields={fields}
            onChoose={({ names }) => onInsert(`{{#if ${formatPath(['data', ...names])}}} … {{/if}}`)}
          />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
