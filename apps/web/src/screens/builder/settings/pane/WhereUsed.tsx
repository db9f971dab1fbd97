import { Button, Caption1 } from '@fluentui/react-components';
import { type ComponentPath, componentAt, isNamedOutside, listReferences } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useContext, useMemo } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import { useSettled } from '../../../../ui/useSettled.ts';
import { logicMessages, wordKind } from '../../logic/logic.messages.ts';
import { OutsideTextsContext } from '../outside-texts.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Lists what refers to a component, closed at first, each with a way there. Nothing where nothing does. */
export function WhereUsed(props: {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly onSelect: (path: ComponentPath) => void;
}) {
  const messages = useMessages(settingsMessages).used;
  const logic = useMessages(logicMessages);
  const saidKinds = useSpoken(kinds);
  const styles = useSettingsStyles();
  const form = useSettled(props.form);
  const texts = useContext(OutsideTextsContext);
  const { path } = props;
  const uses = useMemo(() => {
    const found = listReferences(form).filter(({ to }) => to?.id === path);
    const outside = (['titleTemplate', 'pdf', 'email'] as const).filter((place) =>
      isNamedOutside(form, texts?.[place], path),
    );
    const inside = [
      ...new Map(
        found.map(({ path: from, property, line }) => {
          const place = Object.hasOwn(logic, property) ? wordKind(property, logic) : messages.text;
          const label = nameOf(componentAt(form, from)!, saidKinds);
          const said = line > 1 ? messages.line({ label, place, line }) : messages.place({ label, place });
          return [`${from} ${said}`, { from, said }] as const;
        }),
      ).values(),
    ];
    return [...inside, ...outside.map((place) => ({ from: undefined, said: messages.outside[place] }))];
  }, [form, path, texts, logic, messages, saidKinds]);
  if (uses.length === 0) return null;
  return (
    <details className={styles.used}>
      <summary>{messages.title({ count: uses.length })}</summary>
      {uses.map(({ from, said }) =>
        from === undefined ? (
          <Caption1 key={said} block>
            {said}
          </Caption1>
        ) : (
          <Button key={`${from} ${said}`} appearance="transparent" size="small" onClick={() => props.onSelect(from)}>
            {said}
          </Button>
        ),
      )}
    </details>
  );
}
