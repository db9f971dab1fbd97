import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { findComponent, findUnknownNames, listReferences } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import { upgradeForm } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useMemo } from 'react';
import { useEmailTemplate } from '../../data/email/useEmailTemplate.ts';
import { getComponentName } from '../../ui/formatting/component-name.ts';
import { brokenReferencesMessages } from './broken-references.messages.ts';
import { renameFieldsInEmail } from './rename-fields-in-email.ts';

/** Maximum number of listed references. */
const maxListed = 8;

/**
 * Lists names in a draft and its email that refer to no field: in conditions, formulas, code (with line numbers), texts
 * and next pages.
 */
export function BrokenReferences({
  form,
}: {
  readonly form: FormRow & { readonly draft: NonNullable<FormRow['draft']> };
}) {
  const messages = useMessages(brokenReferencesMessages);
  const kindNames = useLocalized(localizedPalette);
  const email = useEmailTemplate(form);
  const { draft } = form;
  const renamedEmail = useMemo(() => email && renameFieldsInEmail(form, email), [email, form]);
  const lines = useMemo(() => {
    const schema = upgradeForm(draft.schema);
    const formatLine = (place: string, name: string, line: number) =>
      line > 1 ? messages.reference({ place, line, name }) : messages.outside({ place, name });
    const formLines = listReferences(schema).flatMap(({ to, isOutOfReach, path, name, line }) => {
      const place = getComponentName(findComponent(schema, path)!, kindNames);
      if (isOutOfReach) return [messages.outOfReach({ place, name })];
      return to ? [] : [formatLine(place, name, line)];
    });
    const formatOutside = (place: string, value: unknown) =>
      findUnknownNames(schema, value).map((name) => messages.outside({ place, name }));
    return [
      ...new Set([
        ...formLines,
        ...formatOutside(messages.titleTemplate, draft.responsesTitleTemplate),
        ...formatOutside(messages.pdf, draft.pdfOptions),
        ...formatOutside(messages.email, renamedEmail),
      ]),
    ];
  }, [draft, renamedEmail, messages, kindNames]);
  if (lines.length === 0) return null;
  const listed = lines.slice(0, maxListed);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.title({ count: lines.length })}</MessageBarTitle>
        <ul>
          {listed.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
          {lines.length > listed.length && <li>{messages.more({ count: lines.length - listed.length })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
