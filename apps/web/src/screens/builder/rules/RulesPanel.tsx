import { Body1, Button, Input, Switch, ToggleButton, useArrowNavigationGroup } from '@fluentui/react-components';
import { Dismiss20Regular, Search20Regular } from '@fluentui/react-icons';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useDeferredValue, useState } from 'react';
import { useDesign } from '../design/design-context.ts';
import type { Selection } from '../design/selection/create-selection.ts';
import type { SettingPlace } from '../settings/setting-place.ts';
import { RuleArrows } from './arrows/RuleArrows.tsx';
import { findRules, type RuleFilter } from './list-said-rules.ts';
import { RuleList } from './RuleList.tsx';
import { rulesMessages } from './rules.messages.ts';
import { useRulesStyles } from './rules.styles.ts';
import { settingOfRule } from './setting-of-rule.ts';
import { useSaidRules } from './useSaidRules.ts';

const filters = ['all', 'shown', 'required', 'checked', 'calculated', 'marked'] as const;

interface Looking {
  readonly search: string;
  readonly filter: RuleFilter;
}

const everything: Looking = { search: '', filter: 'all' };
/** What was looked for last while this form is built, for whoever comes back from a setting. */
const lastLooking = new WeakMap<Selection, Looking>();

interface RulesPanelProps {
  readonly form: FormDefinition;
  readonly onOpenSetting: (place: SettingPlace) => void;
  readonly onClose: () => void;
}

/** All rules of a form in plain words, in the place of the settings: to be searched, each with a way to its setting. */
export function RulesPanel({ form, onOpenSetting, onClose }: RulesPanelProps) {
  const messages = useMessages(rulesMessages);
  const styles = useRulesStyles();
  const { selection } = useDesign();
  // The list follows when typing has come to rest: a key on the canvas waits for no rule.
  const { said, fields } = useSaidRules(useDeferredValue(form));
  const [{ search, filter }, setLooking] = useState(() => lastLooking.get(selection) ?? everything);
  const [hasArrows, setArrows] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal' });
  const look = (next: Partial<Looking>) => {
    const looking = { search, filter, ...next };
    lastLooking.set(selection, looking);
    setLooking(looking);
  };
  const isMarked = said.some(({ marks }) => marks.length > 0);
  const offered = filters.filter((one) => one !== 'marked' || isMarked || filter === 'marked');
  const found = findRules(said, filter, search);
  const isSearch = filter !== 'all' || search.trim() !== '';
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{messages.title}</h2>
        <p role="status" className={styles.quiet}>
          {isSearch
            ? messages.found({ found: found.length, count: said.length })
            : messages.count({ count: said.length })}
        </p>
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={messages.close} onClick={onClose} />
      </header>
      {said.length === 0 ? (
        <div className={styles.none}>
          <Body1 as="p" className={styles.noneText}>
            {messages.none}
          </Body1>
        </div>
      ) : (
        <>
          <Input
            type="search"
            autoFocus
            appearance="filled-darker"
            className={styles.find}
            contentBefore={<Search20Regular />}
            placeholder={messages.find}
            aria-label={messages.find}
            value={search}
            onChange={(_, { value }) => look({ search: value })}
          />
          <div role="toolbar" aria-label={messages.topics} className={styles.chips} {...arrows}>
            {offered.map((one) => (
              <ToggleButton
                key={one}
                size="small"
                shape="circular"
                appearance={one === filter ? 'primary' : 'outline'}
                checked={one === filter}
                onClick={() => look({ filter: one })}
              >
                {messages.topic[one]}
              </ToggleButton>
            ))}
          </div>
          <Switch
            className={styles.arrows}
            label={messages.arrows}
            labelPosition="before"
            checked={hasArrows}
            onChange={(_, { checked }) => setArrows(checked)}
          />
          {hasArrows && <RuleArrows said={said} fields={fields} />}
          {found.length === 0 ? (
            <div className={styles.none}>
              <Body1 as="p" className={styles.noneText}>
                {messages.noneFound}
              </Body1>
              <Button onClick={() => look(everything)}>{messages.showAll}</Button>
            </div>
          ) : (
            <RuleList
              rules={found}
              chosen={chosen}
              onChoose={({ rule: { id, of } }, field = of) => {
                setChosen(id);
                selection.select(field);
              }}
              onOpen={({ rule }) => onOpenSetting({ path: rule.of, setting: settingOfRule(rule.kind) })}
            />
          )}
        </>
      )}
    </>
  );
}
