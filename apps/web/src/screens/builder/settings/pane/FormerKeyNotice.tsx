import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useSettled } from '../../../../ui/useSettled.ts';
import { findMentions } from '../../logic/find-mentions.ts';
import { logicMessages, wordKind } from '../../logic/logic.messages.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

interface FormerKeyNoticeProps {
  readonly form: FormDefinition;
  /** The property name when the settings were opened. */
  readonly former: string | undefined;
  readonly now: string | undefined;
}

/** Names the code that still asks for a component by the property name that it had. */
export function FormerKeyNotice({ form, former, now }: FormerKeyNoticeProps) {
  const messages = useMessages(settingsMessages);
  const kinds = useMessages(logicMessages);
  const styles = useSettingsStyles();
  const settled = useSettled(form);
  const isFormer = former !== undefined && former !== now;
  const mentions = useMemo(
    () => (isFormer && !hasKey(settled, former) ? findMentions(settled, former) : []),
    [settled, former, isFormer],
  );
  return (
    <div role="status">
      {isFormer && mentions.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>
            <MessageBarTitle>{messages.formerKey({ key: former })}</MessageBarTitle>
            {messages.formerKeyText}
            <ul className={styles.noticeList}>
              {mentions.map(({ definition, kind, line }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list of words, drawn as a whole
                <li key={index}>
                  {messages.formerKeyPlace({
                    label: fieldLabel(definition) || definition.type,
                    place: wordKind(kind, kinds),
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
