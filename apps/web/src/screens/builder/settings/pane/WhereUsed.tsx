import { Button, Caption1 } from '@fluentui/react-components';
import { type ComponentPath, componentAt, isNamedOutside, listReferences } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useSpoken, useWords } from '@tideform/words/react';
import { useContext, useMemo } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import { useSettled } from '../../../../ui/useSettled.ts';
import { logicWords, wordKind } from '../../logic/logic.words.ts';
import { OutsideTextsContext } from '../outside-texts.ts';
import { settingsWords } from '../settings.words.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Lists what refers to a component, closed at first, each with a way there. Nothing where nothing does. */
export function WhereUsed(props: {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly onSelect: (path: ComponentPath) => void;
}) {
  const words = useWords(settingsWords).used;
  const logic = useWords(logicWords);
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
          const place = Object.hasOwn(logic, property) ? wordKind(property, logic) : words.text;
          const label = nameOf(componentAt(form, from)!, saidKinds);
          const said = line > 1 ? words.line({ label, place, line }) : words.place({ label, place });
          return [`${from} ${said}`, { from, said }] as const;
        }),
      ).values(),
    ];
    return [...inside, ...outside.map((place) => ({ from: undefined, said: words.outside[place] }))];
  }, [form, path, texts, logic, words, saidKinds]);
  if (uses.length === 0) return null;
  return (
    <details className={styles.used}>
      <summary>{words.title({ count: uses.length })}</summary>
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
