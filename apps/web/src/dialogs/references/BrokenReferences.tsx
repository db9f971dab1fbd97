import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { brokenNames, componentAt, listReferences } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import { upgradeForm } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useMemo } from 'react';
import { useEmailTemplate } from '../../data/email/useEmailTemplate.ts';
import { nameOf } from '../../ui/component-name.ts';
import { brokenReferencesMessages } from './broken-references.messages.ts';
import { followEmail } from './follow-email.ts';

/** Most references that are listed. */
const mostListed = 8;

/** Lists names in a draft, and in its email, that find no field: conditions, formulas, code with its line, texts and next pages. */
export function BrokenReferences({
  form,
}: {
  readonly form: FormRow & { readonly draft: NonNullable<FormRow['draft']> };
}) {
  const messages = useMessages(brokenReferencesMessages);
  const saidKinds = useSpoken(kinds);
  const email = useEmailTemplate(form);
  const { draft } = form;
  const followed = useMemo(() => email && followEmail(form, email), [email, form]);
  const lines = useMemo(() => {
    const schema = upgradeForm(draft.schema);
    const wordLine = (place: string, name: string, line: number) =>
      line > 1 ? messages.reference({ place, line, name }) : messages.outside({ place, name });
    const inForm = listReferences(schema).flatMap(({ to, isOutOfReach, path, name, line }) => {
      const place = nameOf(componentAt(schema, path)!, saidKinds);
      if (isOutOfReach) return [messages.outOfReach({ place, name })];
      return to ? [] : [wordLine(place, name, line)];
    });
    const outside = (place: string, value: unknown) =>
      brokenNames(schema, value).map((name) => messages.outside({ place, name }));
    return [
      ...new Set([
        ...inForm,
        ...outside(messages.titleTemplate, draft.responsesTitleTemplate),
        ...outside(messages.pdf, draft.pdfOptions),
        ...outside(messages.email, followed),
      ]),
    ];
  }, [draft, followed, messages, saidKinds]);
  if (lines.length === 0) return null;
  const listed = lines.slice(0, mostListed);
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
