import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { brokenNames, componentAt, listReferences } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import { upgradeForm } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useSpoken, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { useEmailTemplate } from '../../data/email/useEmailTemplate.ts';
import { nameOf } from '../../ui/component-name.ts';
import { brokenReferencesWords } from './broken-references.words.ts';
import { followEmail } from './follow-email.ts';

/** Most references that are listed. */
const mostListed = 8;

/** Lists names in a draft, and in its email, that find no field: conditions, formulas, code with its line, texts and next pages. */
export function BrokenReferences({
  form,
}: {
  readonly form: FormRow & { readonly draft: NonNullable<FormRow['draft']> };
}) {
  const words = useWords(brokenReferencesWords);
  const saidKinds = useSpoken(kinds);
  const email = useEmailTemplate(form);
  const { draft } = form;
  const followed = useMemo(() => email && followEmail(form, email), [email, form]);
  const lines = useMemo(() => {
    const schema = upgradeForm(draft.schema);
    const wordLine = (place: string, name: string, line: number) =>
      line > 1 ? words.reference({ place, line, name }) : words.outside({ place, name });
    const inForm = listReferences(schema).flatMap(({ to, isOutOfReach, path, name, line }) => {
      const place = nameOf(componentAt(schema, path)!, saidKinds);
      if (isOutOfReach) return [words.outOfReach({ place, name })];
      return to ? [] : [wordLine(place, name, line)];
    });
    const outside = (place: string, value: unknown) =>
      brokenNames(schema, value).map((name) => words.outside({ place, name }));
    return [
      ...new Set([
        ...inForm,
        ...outside(words.titleTemplate, draft.responsesTitleTemplate),
        ...outside(words.pdf, draft.pdfOptions),
        ...outside(words.email, followed),
      ]),
    ];
  }, [draft, followed, words, saidKinds]);
  if (lines.length === 0) return null;
  const listed = lines.slice(0, mostListed);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{words.title({ count: lines.length })}</MessageBarTitle>
        <ul>
          {listed.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
          {lines.length > listed.length && <li>{words.more({ count: lines.length - listed.length })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
