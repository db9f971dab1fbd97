import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { listTeamDependencies, type TeamDependency } from '@tideform/components/team-parts';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { anyoneMessages } from './anyone.messages.ts';
import { useAnyoneStyles } from './anyone.styles.ts';

const needs: readonly TeamDependency[] = ['people', 'data', 'source'];

/** Lists the fields that aren't shown to respondents of share links. */
export function UnsupportedFields({ schema }: { readonly schema: FormDefinition }) {
  const { notSupported } = useMessages(anyoneMessages);
  const { locale } = useLocale();
  const styles = useAnyoneStyles();
  const parts = [...listTeamDependencies(schema)];
  if (parts.length === 0) return null;
  const fieldsOf = (need: TeamDependency) =>
    parts.filter(([each]) => each === need).map(([, { label, key }]) => `⁨${String(label || key || '')}⁩`);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{notSupported.title({ count: parts.length })}</MessageBarTitle>
        <ul className={styles.warnings}>
          {needs.map((need) => {
            const fields = fieldsOf(need);
            if (fields.length === 0) return null;
            return (
              <li key={need}>
                {notSupported.named({ warning: notSupported[need], fields: formatList(fields, locale) })}
              </li>
            );
          })}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
