import { Button, Caption1 } from '@fluentui/react-components';
import {
  type ComponentPath,
  findComponent,
  isReferencedExternally,
  listReferences,
} from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useContext, useMemo } from 'react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { useDebouncedValue } from '../../../../ui/loading/useLoaded.ts';
import { formatLogicKind, logicMessages } from '../../logic/logic.messages.ts';
import { FormTextsContext } from '../form-texts.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/**
 * Collapsed list of the references to a component; each entry selects the referring component. Renders nothing without
 * references.
 */
export function WhereUsed(props: {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly onSelect: (path: ComponentPath) => void;
}) {
  const messages = useMessages(settingsMessages).used;
  const logic = useMessages(logicMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useSettingsStyles();
  const form = useDebouncedValue(props.form);
  const texts = useContext(FormTextsContext);
  const { path } = props;
  const references = useMemo(() => {
    const formReferences = listReferences(form).filter(({ to }) => to?.id === path);
    const textNames = (['titleTemplate', 'pdf', 'email'] as const).filter((location) =>
      isReferencedExternally(form, texts?.[location], path),
    );
    const componentEntries = [
      ...new Map(
        formReferences.map(({ path: from, property, line }) => {
          const location = Object.hasOwn(logic, property) ? formatLogicKind(property, logic) : messages.text;
          const label = getComponentName(findComponent(form, from)!, localizedKinds);
          const text =
            line > 1 ? messages.line({ label, place: location, line }) : messages.place({ label, place: location });
          return [`${from} ${text}`, { from, said: text }] as const;
        }),
      ).values(),
    ];
    return [
      ...componentEntries,
      ...textNames.map((location) => ({ from: undefined, said: messages.outside[location] })),
    ];
  }, [form, path, texts, logic, messages, localizedKinds]);
  if (references.length === 0) return null;
  return (
    <details className={styles.used}>
      <summary>{messages.title({ count: references.length })}</summary>
      {references.map(({ from, said: text }) =>
        from === undefined ? (
          <Caption1 key={text} block>
            {text}
          </Caption1>
        ) : (
          <Button key={`${from} ${text}`} appearance="transparent" size="small" onClick={() => props.onSelect(from)}>
            {text}
          </Button>
        ),
      )}
    </details>
  );
}
