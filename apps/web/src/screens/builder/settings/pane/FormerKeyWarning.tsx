import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useDebouncedValue } from '../../../../ui/useDebouncedValue.ts';
import { findMentions } from '../../logic/find-mentions.ts';
import { formatLogicKind, logicMessages } from '../../logic/logic.messages.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

interface FormerKeyWarningProps {
  readonly form: FormDefinition;
  /** Key that the component had when its settings were opened. */
  readonly formerKey: string | undefined;
  readonly currentKey: string | undefined;
}

/** Lists code that still refers to a component by its former key. */
export function FormerKeyWarning({ form, formerKey, currentKey }: FormerKeyWarningProps) {
  const messages = useMessages(settingsMessages);
  const kinds = useMessages(logicMessages);
  const styles = useSettingsStyles();
  const settledForm = useDebouncedValue(form);
  const hasChanged = formerKey !== undefined && formerKey !== currentKey;
  const mentions = useMemo(
    () => (hasChanged && !hasKey(settledForm, formerKey) ? findMentions(settledForm, formerKey) : []),
    [settledForm, formerKey, hasChanged],
  );
  return (
    <div role="status">
      {hasChanged && mentions.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>
            <MessageBarTitle>{messages.formerKey({ key: formerKey })}</MessageBarTitle>
            {messages.formerKeyText}
            <ul className={styles.noticeList}>
              {mentions.map(({ definition, kind, line }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is static text and renders as a whole
                <li key={index}>
                  {messages.formerKeyPlace({
                    label: getFieldLabel(definition) || definition.type,
                    place: formatLogicKind(kind, kinds),
                    line,
                  })}
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

function hasKey(form: FormDefinition, key: string): boolean {
  for (const { definition } of walkComponents(form)) if (definition.key === key) return true;
  return false;
}
